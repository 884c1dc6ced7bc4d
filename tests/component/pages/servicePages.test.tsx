import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { phases } from '../../../src/content/phases/index';
import { addOnFee } from '../../../src/content/pricing';
import { addOns, packages, shortServices } from '../../../src/content/services/index';
import { phasesOf } from '../../../src/features/pricing/coverage';
import { addOnSlugs, itemName } from '../../../src/features/pricing/prices';
import { entriesOf, isKeyOf, keyFromPath, lastSegment } from '../../../src/lib/lookUp';
import {
  addressesIn,
  block,
  heading,
  headingsIn,
  hero,
  main,
  mainPart,
  textsIn,
} from '../../support/pageQueries';
import { priceList, stageNames } from '../../support/priceList';
import { renderOnceAt } from '../../support/renderOnce';

const paths = (record: object) => Object.keys(record).map((slug) => `/services/${slug}`);
const consultation = (element: HTMLElement) =>
  within(element).getByRole('link', { name: 'Schedule a Consultation' }).getAttribute('href');

describe.each(['/services', '/what-we-do'])('the Services page at %s', (path) => {
  renderOnceAt(path);
  const text = () => mainPart().textContent ?? '';

  test('has the block Select Your Company Stage with the slider', () => {
    expect(within(block('Select Your Company Stage')).getByRole('slider')).toBeTruthy();
  });

  test('has a card for each package: name, tagline, what it includes, and the way to its page', () => {
    const cards = main().getAllByRole('article');
    expect(cards).toHaveLength(priceList.length);
    for (const [index, [slug, { name, summary, text: textOf }]] of entriesOf(packages).entries()) {
      const card = cards[index] ?? mainPart();
      expect(textsIn(card, 'h3')).toEqual([name]);
      expect(card.textContent).toContain(summary);
      expect(textsIn(card, 'li')).toEqual(textOf().included.map(({ title }) => title));
      expect(addressesIn(card)).toEqual([`/services/${slug}`, `/services/${slug}`]);
      expect(within(card).getByRole('link', { name: `See the package: ${name}` })).toBeTruthy();
    }
  });

  test('has a card for each add-on with its price and page, lowest price first', () => {
    const lowestFirst = [...addOnSlugs].sort((a, b) => addOns[a].usdPerMonth - addOns[b].usdPerMonth);
    const cards = [...mainPart().querySelectorAll('li:has(h3)')];
    expect(
      cards.map((card) => [card.querySelector('h3 > a')?.getAttribute('href'), ...textsIn(card, 'h3')]),
    ).toEqual(lowestFirst.map((slug) => [`/services/${slug}`, itemName(slug)]));
    for (const [index, slug] of lowestFirst.entries())
      expect(cards[index]?.textContent).toContain(addOnFee(slug));
  });

  test('has a table of all prices at all stages', () => {
    const table = within(screen.getByRole('table'));
    const [, ...stageHeads] = table.getAllByRole('columnheader');
    expect(stageHeads.map(({ firstChild }) => firstChild?.textContent)).toEqual(stageNames);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => textsIn(row, ':scope > *'))).toEqual(
      priceList.map(({ name, prices, shares }) => [
        name,
        ...prices.map(
          (price, index) => `${price.replace('/month', '')} ${shares[index]?.replace(' equity', '')}`,
        ),
      ]),
    );
  });

  test('has the two notes in their wording, and answers on term, cancellation and renewal', () => {
    expect(text()).toMatch(/pricing is prorated annually and billed monthly over 12 months/i);
    expect(text()).toMatch(/all equity is granted annually and costs monthly over 12 months/i);
    for (const question of [
      'How long does a package run?',
      'Can we stop early?',
      'What happens after a year?',
    ])
      expect(heading(question, 3)).toBeTruthy();
  });

  test('ends in Need a Custom Package? with the way to the contact page', () => {
    expect(addressesIn(block('Need a Custom Package?'))).toEqual(['/services/venture-partner', '/contact']);
  });
});

describe.each(paths(packages))('the package page %s', (path) => {
  renderOnceAt(path);
  const { name, summary, text } = packages[keyFromPath(packages, path)];
  const { lead, included, whoItIsFor, caseStudies, alternatives, combinations } = text();

  test('has the way back to the services, its title, its tagline and its offer', () => {
    expect(addressesIn(mainPart())[0]).toBe('/services');
    expect(hero().querySelector('h1')?.textContent).toBe(name);
    expect(hero().textContent).toContain(summary);
    expect(hero().textContent).toContain(lead);
    expect(consultation(hero())).toBe('/contact');
  });

  test('states fee and equity at each stage, and the length, in its head', () => {
    const { prices = [], detailShares = [] } = priceList.find((entry) => entry.path === path) ?? {};
    const fees = prices.map((price) => price.replace('/month', ''));
    const facts = hero().textContent;
    expect(facts).toContain('Fee per month and equity a year, by stage');
    const terms = fees.map(
      (fee, index) => `${fee} and ${detailShares[index]?.replace(' equity', '')} at ${stageNames[index]}`,
    );
    expect(
      within(hero())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(terms);
    expect(facts).toContain('12 months, billed monthly; stop at the end of any month');
  });

  test('says What’s Included, and Who It’s For in a paragraph with a picture of the client', () => {
    const title = heading('What’s Included');
    const isAfterTitle = (each: Element) =>
      (title.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const list = main().getAllByRole('list').find(isAfterTitle);
    expect(list?.children).toHaveLength(included.length);
    expect(list && textsIn(list, 'h3')).toEqual(included.map(({ title }) => title));
    expect(heading('Who It’s For').nextElementSibling?.textContent).toBe(whoItIsFor);
    const picture = block('Who It’s For').querySelector('img')?.getAttribute('src');
    expect(picture).toBe(`/art/client-${keyFromPath(packages, path)}.svg`);
  });

  test('has two case studies, each with an industry, an outcome and a percentage', () => {
    const studies = main().getAllByRole('article');
    expect(studies).toHaveLength(caseStudies.length);
    for (const study of studies) {
      expect(study.querySelector('h3')?.textContent).not.toBe('');
      expect(study.querySelector('p')?.textContent).not.toBe('');
      expect(textsIn(study, 'dd').some((result) => /\d%/.test(result))).toBe(true);
    }
  });

  test('links the services to choose instead, and those to combine it with', () => {
    for (const references of [alternatives, combinations])
      for (const { service } of references) expect(addressesIn(mainPart())).toContain(`/services/${service}`);
  });

  test('links each of its phases with its part, or with the evidence that ends a whole phase', () => {
    const slug = keyFromPath(packages, path);
    const list = heading('Phases it covers', 3).closest('details') ?? mainPart();
    expect(textsIn(list, 'li')).toEqual(
      phasesOf(slug).map((phase) => {
        const { shortName, exit } = phases[phase];
        return `${shortName}${packages[slug].parts[phase] ?? `The whole phase. It ends when: ${exit}`}`;
      }),
    );
    expect(addressesIn(list)).toEqual(phasesOf(slug).map((phase) => `/how-we-work/${phase}`));
  });

  test('says what happens after the call, in four periods', () => {
    const periods = main().getByText('After the call').closest('section') ?? mainPart();
    expect(textsIn(periods, 'h3')).toEqual([
      'Weeks 1 and 2',
      'Weeks 3 and 4',
      'Months 2 and 3',
      'Months 4 to 12',
    ]);
  });

  test('ends in the card Ready to get started? with slider, investment, button and both notes', () => {
    const card = screen.getByRole('complementary');
    expect(headingsIn(mainPart(), 2).at(-1)).toBe('Ready to get started?');
    expect(within(card).getByRole('heading', { name: /^Ready to get started/ })).toBeTruthy();
    expect(within(card).getByRole('slider')).toBeTruthy();
    expect(within(card).getByText('Investment')).toBeTruthy();
    expect(consultation(card)).toBe('/contact');
    expect(within(card).getByText(/^No commitment required\.?$/)).toBeTruthy();
    const note = 'Equity is granted annually and vests monthly over a 12-month period.';
    expect(within(card).getByText(note)).toBeTruthy();
  });
});

describe.each(paths(shortServices))('the short page %s', (path) => {
  renderOnceAt(path);
  const { name, text } = shortServices[keyFromPath(shortServices, path)];
  const { lead, closing, combinations } = text();

  test('has its heading, a subtitle and a button to the contact page in its head', () => {
    expect(hero().querySelector('h1')?.textContent).toBe(name);
    expect(hero().textContent).toContain(lead);
    expect(consultation(hero())).toBe('/contact');
  });

  test('has its price in its head if it is an add-on', () => {
    const slug = lastSegment(path);
    if (isKeyOf(addOns, slug)) {
      expect(textsIn(hero(), 'p')).toContain(addOnFee(slug));
    } else {
      const fee = within(hero()).getByText('Fee').nextElementSibling;
      expect(fee?.textContent).toMatch(/fee of the closest package/);
    }
  });

  test('says Who It’s For with a picture of the client', () => {
    const picture = block('Who It’s For').querySelector('img')?.getAttribute('src');
    expect(picture).toBe(`/art/client-${keyFromPath(shortServices, path)}.svg`);
  });

  test('links the services to combine it with', () => {
    const list = heading('Combine it with', 3).closest('details');
    expect(list && addressesIn(list)).toEqual(combinations.map(({ service }) => `/services/${service}`));
  });

  test('explains fee, first report and conflicts if it is for investors', () => {
    if (isKeyOf(addOns, lastSegment(path))) return;
    const section = block('What investors ask');
    expect(textsIn(section, 'h3')).toHaveLength(5);
    const { prices = [] } = priceList[0] ?? {};
    expect(section.textContent).toContain(`, ${prices[2]?.replace('/month', '')}, and no equity.`);
  });

  test('ends in its call to action with Schedule a Consultation', () => {
    expect(consultation(block(closing.heading))).toBe('/contact');
  });
});
