import { describe, expect, test } from 'vitest';
import { readContentTexts } from '../../support/contentTexts';
import { closingOf, firstItemOf, leadOf, pageContents, textsOf } from '../../support/pageContents';
import { rawSentencesOf, wordsOf } from '../../support/strings';

/** Headings, labels and sentences with the file of each. */
const phrases = (await readContentTexts()).flatMap(([file, text]) =>
  rawSentencesOf(text).map((words) => ({ file, words, length: wordsOf(words).length })),
);
/** A phrase without a full stop is a heading or a label. */
const sentences = phrases.filter(({ words }) => /[.!?]["”’)]?$/.test(words));

describe('siblings start differently', () => {
  const opening = (text: string) => wordsOf(text).slice(0, 3).join(' ').toLowerCase();

  test.each([
    ['leads', leadOf, 35],
    ['closing texts', closingOf, 35],
    ['first list items', firstItemOf, 30],
  ] as const)('no two pages share the first three words of their %s', (_, textOf, least) => {
    const pagesByOpening = new Map<string, string[]>();
    for (const [path, content] of pageContents) {
      const text = textOf(content);
      if (text) pagesByOpening.set(opening(text), [...(pagesByOpening.get(opening(text)) ?? []), path]);
    }
    expect([...pagesByOpening.values()].flat().length).toBeGreaterThanOrEqual(least);
    expect([...pagesByOpening].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});

describe('the sentences', () => {
  const LONG = 25;
  const LONGEST = 32;
  const longerThan = (words: number) =>
    sentences
      .filter(({ length }) => length > words)
      .map(({ file, words: sentence, length }) => `${file}: ${length} words: ${sentence}`);

  test('are enough to judge', () => {
    expect(sentences.length).toBeGreaterThan(1000);
  });

  test(`have at most ${LONGEST} words`, () => {
    expect(longerThan(LONGEST)).toEqual([]);
  });

  test(`have more than ${LONG} words in at most 3 of 100 cases`, () => {
    const long = longerThan(LONG);
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(sentences.length * 0.03);
  });
});

describe('a term is explained where a page first uses it', () => {
  test.each([
    ['GTM', /go[- ]to[- ]market/i],
    ['ARR', /annual recurring revenue/i],
    ['NRR', /net revenue retention/i],
    ['CAC', /acquisition cost/i],
    ['RAG', /retrieval[- ]augmented generation/i],
  ])('%s', (term, expansion) => {
    const use = new RegExp(`\\b${term}\\b`);
    const unexplained = pageContents.flatMap(([path, content]) => {
      const first = textsOf(content).find((text) => use.test(text));
      return first === undefined || expansion.test(first) ? [] : [`${path}: ${first}`];
    });
    expect(unexplained).toEqual([]);
  });
});

test('a percentage of equity has its period in the same or the next sentence', () => {
  const percentage = /\d%|\bpercent\b/;
  const equity = /\b(equity|shares|stake)\b/i;
  const period = /\byear|\bannual|\b(12|twelve)[- ]months?\b/i;
  const timeless = phrases.filter(({ file, words }, index) => {
    const next = phrases[index + 1];
    const context = next?.file === file ? `${words} ${next.words}` : words;
    return percentage.test(words) && equity.test(words) && !period.test(context);
  });
  expect(timeless.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});
