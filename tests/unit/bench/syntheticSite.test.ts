import { describe, expect, test } from 'vitest';
import { modelsOf, syntheticPages, tableModule } from '../../../e2e/bench/syntheticSite.mjs';
import { proseIn, randomNumbers, replaceProse, textWriter } from '../../../e2e/bench/syntheticText.mjs';

const row = (path: string, words: { readonly summary?: string } = {}) => ({
  path,
  name: 'The name',
  title: 'The title of it',
  description: 'A description of it',
  section: 'industries',
  ...words,
});

const content = {
  rows: [
    row('/'),
    row('/about'),
    row('/industries'),
    row('/industries/fintech', { summary: 'One line' }),
    row('/industries/saas'),
    row('/resources/studies'),
    row('/services/plain'),
  ],
  texts: {
    '/about': { lead: 'Who we are' },
    '/industries/fintech': { lead: 'Money that moves', services: ['bowtie-leadership'], share: 0.4 },
    '/industries/saas': { lead: 'Software that stays' },
    '/resources/studies': { lead: 'What we did' },
  },
};

test('detail pages with a text and siblings are the models', () => {
  expect(modelsOf(content).map(({ path }) => path)).toEqual(['/industries/fintech', '/industries/saas']);
});

describe('the new pages', () => {
  const pages = syntheticPages(content, 3);

  test('take their models in turn, one level below the models and with the same last segment', () => {
    expect(pages.map((page) => page.row.path)).toEqual([
      '/industries/synthetic-1/fintech',
      '/industries/synthetic-2/saas',
      '/industries/synthetic-3/fintech',
    ]);
    expect(pages.map(({ model }) => model)).toEqual([3, 4, 3]);
  });

  test('have unique titles, and a summary where the model has one', () => {
    expect(new Set(pages.map((page) => page.row.title)).size).toBe(3);
    expect(pages.map((page) => 'summary' in page.row)).toEqual([true, false, true]);
  });

  test('keep identifiers and numbers of the text, and have other prose of the same length', () => {
    const text = pages[0]?.text as (typeof content.texts)['/industries/fintech'];
    expect(text).toMatchObject({ services: ['bowtie-leadership'], share: 0.4 });
    expect(text.lead.split(' ')).toHaveLength(3);
  });

  test('are the same in every run', () => {
    expect(syntheticPages(content, 3)).toEqual(pages);
  });

  test('become rows with the page component of their model', () => {
    const module = tableModule(pages);
    expect(module).toContain('"path":"/industries/synthetic-2/saas"');
    expect(module.match(/page: siteRoutes\[\d\]\.page/g)).toEqual([
      'page: siteRoutes[3].page',
      'page: siteRoutes[4].page',
      'page: siteRoutes[3].page',
    ]);
  });
});

describe('synthetic text', () => {
  test('prose is every string with a space between words', () => {
    expect(proseIn({ a: 'two words', b: ['id', ' x ', 3, null, { c: 'and these' }] })).toEqual([
      'two words',
      'and these',
    ]);
    expect(replaceProse({ a: 'two words', b: ['id', 3, null] }, (text) => text.toUpperCase())).toEqual({
      a: 'TWO WORDS',
      b: ['id', 3, null],
    });
  });

  test('a text is written in words of the samples', () => {
    const write = textWriter(['one two three', 'four five'], randomNumbers(7));
    const words = write('any text of six words here').split(' ');
    expect(words).toHaveLength(6);
    for (const word of words) expect(['one', 'two', 'three', 'four', 'five']).toContain(word);
  });

  test('random numbers repeat with their seed and stay between 0 and 1', () => {
    const [first, second] = [randomNumbers(2), randomNumbers(2)];
    for (let count = 0; count < 100; count += 1) {
      const number = first();
      expect(number).toBe(second());
      expect(number >= 0 && number < 1).toBe(true);
    }
  });
});
