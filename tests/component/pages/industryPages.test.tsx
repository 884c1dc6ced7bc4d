import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
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
import { renderAt } from '../../support/renderAt';

const pages = childrenOf('/industries');

test('there are seven industry pages', () => {
  expect(pages).toHaveLength(7);
});

describe.each(pages)('the industry page $path', ({ path, name }) => {
  beforeEach(async () => {
    await renderAt(path);
  });

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

  test('has a figure, named and captioned', () => {
    const [figure] = main().getAllByRole('figure');
    // One for wide windows and one for phones, each hidden where the other stands.
    const drawings = figure ? within(figure).getAllByRole('img') : [];
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) expect(drawing.getAttribute('aria-label')).toMatch(/\w/);
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

  test('has one Success Story with three figures, each a result of its client or marked', () => {
    const story = block('Success Story');
    const figures = [...story.querySelectorAll('dl > div')].map((figure) => ({
      value: figure.querySelector('dd')?.textContent,
      label: figure.querySelector('dt')?.firstChild?.textContent,
      qualifier: figure.querySelector('dt > span')?.textContent,
    }));
    expect(figures).toHaveLength(3);
    const results = Object.values(claims).filter(({ industry }) => industry === name);
    for (const { value, label, qualifier } of figures) {
      const isResult = results.some((result) => result.value === value && result.label === label);
      if (isResult) expect(qualifier).toBeUndefined();
      else expect(qualifier).toMatch(/target|typical/);
    }
  });

  test('its story leads to the case studies', () => {
    expect(addressesIn(block('Success Story'))).toEqual(['/resources/case-studies']);
  });

  test('recommends two services, each by its name and with a reason', () => {
    const cards = [...mainPart().querySelectorAll<HTMLElement>('a[href^="/services/"]')];
    expect(new Set(addressesIn(mainPart(), '/services/')).size).toBe(2);
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      const service = routeOf(card.getAttribute('href') ?? '');
      expect(within(card).getByRole('heading', { level: 3, name: service.name })).toBeTruthy();
      expect(card.lastElementChild?.textContent?.length).toBeGreaterThan(30);
    }
  });

  test('ends in Schedule a Consultation', () => {
    expect(lastLink()).toEqual(['Schedule a Consultation', '/contact']);
    expect(addressesIn(mainPart(), '/contact')).toEqual(['/contact']);
  });

  test('its blocks come in the order pains, answers, story', () => {
    const titles = headingsIn(mainPart(), 2);
    const named = ['Pain Points', 'How We Solve It', 'Success Story'];
    expect(titles.filter((title) => named.includes(title))).toEqual(named);
    expect(heading('Success Story').tagName).toBe('H2');
  });
});
