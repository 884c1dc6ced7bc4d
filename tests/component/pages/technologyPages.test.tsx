import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatServicePrice } from '../../../src/content/pricing';
import { packages } from '../../../src/content/services/index';
import { detailedTechnologies, technologies } from '../../../src/content/technologies/index';
import { keyFromPath } from '../../../src/lib/lookUp';
import { routeOf } from '../../../src/routes/matchRoute';
import { childrenOf } from '../../../src/routes/navigation';
import {
  block,
  captions,
  expectTitledTexts,
  heading,
  headingsIn,
  hero,
  main,
  mainPart,
  namesOf,
  textsIn,
} from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

const LRMS = '/technologies/lrms';
const all = childrenOf('/technologies');

describe.each(all)('the technology page $path', ({ path, name }) => {
  renderOnceAt(path);
  const { lead, builtBy } = technologies[keyFromPath(technologies, path)].text();

  test('has a hero with its name, a paragraph and a button to the contact page', () => {
    expect(hero().querySelector('h1')?.textContent).toBe(name);
    expect(textsIn(hero(), 'p')).toContain(lead);
    const label = path === LRMS ? 'Schedule a Call' : 'Schedule a Consultation';
    expect(within(hero()).getByRole('link', { name: label }).getAttribute('href')).toBe('/contact');
  });

  test('has one figure with a caption, which may be a document', () => {
    expect(captions()).toEqual([expect.stringMatching(/^Fig\. 1\S/)]);
  });

  test('answers technical buyers what it can, and links the questions on the overview', () => {
    const section = block('For technical buyers');
    expect(headingsIn(section, 3)).toEqual([
      ...['Where does our data stay?', 'Who owns the code?', 'How do you measure quality?'],
    ]);
    const link = within(section).getByRole('link', { name: 'Questions for any vendor' });
    expect(link.getAttribute('href')).toBe('/technologies#questions');
  });

  test('leads from its head, with the starting price, and from its text to the package that builds it', () => {
    const links = [...mainPart().querySelectorAll<HTMLElement>('a[href^="/services/"]')];
    const href = `/services/${builtBy.service}`;
    expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href]);
    const { name } = packages[builtBy.service];
    const price = formatServicePrice(builtBy.service);
    expect(links.map(namesOf)).toEqual([
      { shown: price, said: `${price}: ${name}` },
      { shown: name, said: name },
    ]);
  });
});

describe.each(all.filter(({ path }) => path !== LRMS))('the technology page $path', ({ path }) => {
  renderOnceAt(path);
  const { whatIs, whyItMatters, applications, related, capabilities } =
    detailedTechnologies[keyFromPath(detailedTechnologies, path)].text();

  test('says what the technology is, Why it matters and How we implement it, in this order', () => {
    const names = [whatIs.heading, 'Why it matters', 'How we implement it'];
    const headings = headingsIn(mainPart(), 2);
    expect(headings.filter((each) => names.includes(each ?? ''))).toEqual(names);
    expect(whatIs.heading).toMatch(/^What (is|are) /);
    expect(heading(whatIs.heading).nextElementSibling?.textContent).toBe(whatIs.text);
    expect(heading('Why it matters').nextElementSibling?.textContent).toBe(whyItMatters);
  });

  test('implements it in five steps', () => {
    expectTitledTexts(block('How we implement it').querySelectorAll('ol > li'), 5);
  });

  test('has three Real-World Applications, each with a list of Results that are targets', () => {
    const section = block('Real-World Applications');
    expect(section.textContent).toContain('These are targets, not client results.');
    const cards = [...section.querySelectorAll(':scope > ul > li')];
    expect(cards.map((card) => textsIn(card, 'h3, h4, li'))).toEqual(
      applications.map(({ title, results }) => [title, 'Results', ...results]),
    );
  });

  test('has three Related Technologies, each with title, icon and link', () => {
    const cards = [...block('Related Technologies').querySelectorAll('li')];
    expect(
      cards.map((card) => [
        ...textsIn(card, 'h3'),
        card.querySelector('img')?.getAttribute('src'),
        card.querySelector('a')?.getAttribute('href'),
      ]),
    ).toEqual(
      related.map((slug) => [
        routeOf(`/technologies/${slug}`).name,
        `/art/posters/${slug}.svg`,
        `/technologies/${slug}`,
      ]),
    );
  });

  test('has Cloud AI Capabilities in four cells if it is the cloud', () => {
    if (capabilities) expectTitledTexts(block('Cloud AI Capabilities').querySelectorAll('li'), 4);
    else expect(main().queryByRole('heading', { name: /Capabilities/ })).toBeNull();
  });
});

describe('the page of the retrieval models', () => {
  renderOnceAt(LRMS);

  test('has four capability cards', () => {
    const { capabilitiesHeading } = technologies.lrms.text();
    expectTitledTexts(block(capabilitiesHeading).querySelectorAll('ul > li'), 4);
  });
});
