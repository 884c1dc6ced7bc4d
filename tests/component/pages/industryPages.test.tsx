import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../src/content/claims';
import { routeOf } from '../../../src/routes/matchRoute';
import { childrenOf } from '../../../src/routes/navigation';
import {
  addressesIn,
  block,
  breadcrumb,
  heading,
  headingsIn,
  itemsAfter,
  lastLink,
  main,
  mainPart,
  titledTexts,
} from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

const pages = childrenOf('/industries');

/**
 * Starting prices of the recommended services, written out: half the fee at Pre-Seed; add-ons cost the same at
 * every stage.
 */
const startingPrices: Readonly<Record<string, string>> = {
  '/services/revenue-strategy': 'From $5,000/month at Pre-Seed, plus equity',
  '/services/bowtie-leadership': 'From $4,000/month at Pre-Seed, plus equity',
  '/services/operational-backbone': 'From $3,000/month at Pre-Seed, plus equity',
  '/services/product-design': 'From $4,000/month at Pre-Seed, plus equity',
  '/services/development': 'From $5,000/month at Pre-Seed, plus equity',
  '/services/content-branding': '$5,000/month at every stage, no equity',
  '/services/sales-execution': '$5,500/month at every stage, no equity',
  '/services/customer-success': '$6,000/month per resource at every stage, no equity',
  '/services/partnerships': '$6,000/month plus 3% commission at every stage, no equity',
  '/services/venture-partner': 'Terms on request',
};

test('there are seven industry pages', () => {
  expect(pages).toHaveLength(7);
});

describe.each(pages)('the industry page $path', ({ path, name }) => {
  renderOnceAt(path);

  test('says where it stands: Home > Industries > its name', () => {
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Industries', '/industries'],
      [name, null],
    ]);
  });

  test('has a hero: a headline and a paragraph', () => {
    const hero = main().getByRole('heading', { level: 1 }).closest('section');
    expect(hero?.querySelector('h1')?.textContent).not.toBe('');
    expect(hero?.querySelector('p')?.textContent?.length).toBeGreaterThan(80);
  });

  test('has Schedule a Consultation in its hero', () => {
    const hero = main().getByRole('heading', { level: 1 }).closest('section');
    const button = hero && within(hero).getByRole('link', { name: 'Schedule a Consultation' });
    expect(button?.getAttribute('href')).toBe('/contact');
  });

  test('has one figure for all windows, named, with its parts labeled, and captioned', () => {
    const [figure] = main().getAllByRole('figure');
    const drawings = figure ? within(figure).getAllByRole('img') : [];
    expect(drawings).toHaveLength(1);
    for (const drawing of drawings) {
      expect(drawing.getAttribute('aria-label')).toMatch(/\w/);
      expect(drawing.querySelectorAll('text').length).toBeGreaterThanOrEqual(2);
    }
    expect(figure?.querySelector('figcaption')?.textContent).toMatch(/^Fig\. 1\S/);
  });

  test('has four or five Pain Points, and under How We Solve It an answer to each', () => {
    const pains = itemsAfter('Pain Points');
    expect([4, 5]).toContain(pains.length);
    const answers = itemsAfter('How We Solve It');
    expect(answers).toHaveLength(pains.length);
    for (const [title, text] of titledTexts([...pains, ...answers])) {
      expect(title).toBeTruthy();
      expect(text).toBeTruthy();
    }
  });

  test('has a piece of its own subject, captioned', () => {
    const own = main()
      .getAllByRole('figure')
      .filter((figure) => /^Fig\. 2\S/.test(figure.querySelector('figcaption')?.textContent ?? ''));
    expect(own).toHaveLength(1);
    const [title] = own[0]?.closest('section')?.querySelectorAll('h2') ?? [];
    expect(title?.textContent).not.toBe('');
    expect(own[0]?.querySelectorAll('h3').length).toBeGreaterThanOrEqual(2);
  });

  test('has one Success Story with three figures: a client result with base and cause, or a target', () => {
    const story = block('Success Story');
    const figures = [...story.querySelectorAll('dl > div')].map((figure) => {
      const [label, value, ...notes] = [...figure.children].map(({ textContent }) => textContent);
      return { label, value, qualifier: notes.join(' ') };
    });
    expect(figures).toHaveLength(3);
    const results = Object.values(claims).filter(({ industry }) => industry === name);
    for (const { value, label, qualifier } of figures) {
      const result = results.find((claim) => claim.value === value && claim.label === label);
      if (result) expect(qualifier).toBe(`${result.base} ${result.cause}`);
      else expect(qualifier).toMatch(/target|typical/);
    }
  });

  test('its story leads to the case studies', () => {
    expect(addressesIn(block('Success Story'))).toEqual(['/resources/case-studies']);
  });

  test('recommends two services, each by its name, with a reason and the price to start', () => {
    const cards = [...mainPart().querySelectorAll<HTMLElement>('a[href^="/services/"]')];
    expect(new Set(addressesIn(mainPart(), '/services/')).size).toBe(2);
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      const service = routeOf(card.getAttribute('href') ?? '');
      expect(within(card).getByRole('heading', { level: 3, name: service.name })).toBeTruthy();
      const [reason, price] = [...card.querySelectorAll(':scope > p')].map((line) => line.textContent);
      expect(reason?.length).toBeGreaterThan(30);
      expect(price).toBe(startingPrices[service.path]);
    }
  });

  test('ends in Schedule a Consultation', () => {
    expect(lastLink()).toEqual(['Schedule a Consultation', '/contact']);
    expect(new Set(addressesIn(mainPart(), '/contact')).size).toBe(1);
  });

  test('its blocks come in the order pains, answers, story', () => {
    const titles = headingsIn(mainPart(), 2);
    const named = ['Pain Points', 'How We Solve It', 'Success Story'];
    expect(titles.filter((title) => named.includes(title))).toEqual(named);
    expect(heading('Success Story').tagName).toBe('H2');
  });
});
