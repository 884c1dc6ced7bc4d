import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../src/content/claims';
import { stageTerms } from '../../../src/content/pricing';
import { packages } from '../../../src/content/services/index';

const contentFolder = join(import.meta.dirname, '../../../src/content');

/** The modules of the content, by their path in its folder. */
const contentFiles = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** Keys whose values visitors do not read: names of files, pages and kinds. */
const NOT_WORDS: ReadonlySet<string> = new Set([
  ...['kind', 'service', 'related', 'operator', 'id', 'href', 'path', 'image', 'slug', 'date'],
  ...['claimKeys', 'cover'],
]);

/** A function that computes the text of its page, such as `text` or `careersText`. Others have parameters. */
const isText = (value: unknown, key: string): value is () => unknown =>
  typeof value === 'function' && value.length === 0 && /text$/i.test(key);

/** All texts in a value of the content, in order. An object that occurs twice is read once. */
function textsIn(value: unknown, seen: Set<object>, key = ''): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isText(value, key)) return textsIn(value(), seen);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value)
    .filter(([name]) => !NOT_WORDS.has(name))
    .flatMap(([name, entry]) => textsIn(entry, seen, name));
}

type FileText = readonly [file: string, text: string];

/** Files that only collect the exports of others are read last, so that each text belongs to its own file. */
const isCollection = (file: string) => /(^|\/)index\.ts$/.test(file);

/** All texts with the file that each is written in. */
async function readContentTexts(): Promise<readonly FileText[]> {
  const seen = new Set<object>();
  const texts: FileText[] = [];
  const inOrder = [...contentFiles].sort((a, b) => Number(isCollection(a)) - Number(isCollection(b)));
  for (const file of inOrder) {
    const module: Readonly<Record<string, unknown>> = await import(join(contentFolder, file));
    for (const text of textsIn({ ...module }, seen)) texts.push([file, text]);
  }
  return texts;
}

const texts = await readContentTexts();

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Headings, labels and sentences with the file of each. */
const phrases = texts.flatMap(([file, text]) =>
  text.split(/(?<=[.!?]["”’)]?)\s+/).map((words) => ({ file, words, length: wordsOf(words).length })),
);
/** A phrase without a full stop is a heading or a label. */
const sentences = phrases.filter(({ words }) => /[.!?]["”’)]?$/.test(words));

test('the texts of the site were read', () => {
  expect(sentences.length).toBeGreaterThan(1_000);
});

test.each([
  ...['unlock', 'leverag', 'empower', 'supercharg', 'seamless', 'cutting-edge', 'holistic', 'game-chang'],
])('%s does not occur', (word) => {
  expect(texts.filter(([, text]) => text.toLowerCase().replace(/[ ‑]/g, '-').includes(word))).toEqual([]);
});

test('no sentence has more than 32 words, and at most 3 of 100 have more than 25', () => {
  const longerThan = (most: number) => sentences.filter(({ length }) => length > most);
  expect(longerThan(32)).toEqual([]);
  expect(longerThan(25).length).toBeLessThanOrEqual(sentences.length * 0.03);
});

test('no sentence of ten words or more occurs twice', () => {
  const long = sentences.filter(({ length }) => length >= 10).map(({ words }) => words.toLowerCase());
  expect(long.filter((words, index) => long.indexOf(words) !== index)).toEqual([]);
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

test.each(Object.values(packages))(
  '$name is for companies up to the last stage of the prices',
  ({ text }) => {
    const { whoItIsFor } = text();
    const ends = [...whoItIsFor.matchAll(/ to (Pre-Seed|Seed|Series [A-Z])/g)].map(([, end]) => end);
    for (const end of ends) expect(end).toBe(stageTerms.seriesB.name);
  },
);

describe('the result of a client', () => {
  const figures = Object.values(claims).map(({ value }) => value.replace(/^[+−]/, ''));
  const description = /^ {2,4}description:\s+'.*',$/gm;

  test.each(figures)('%s is written in claims.ts and nowhere else but in meta descriptions', (figure) => {
    const files = contentFiles.filter((file) => {
      const source = readFileSync(join(contentFolder, file), 'utf8');
      const hasMeta = file.startsWith('pages/') || file.endsWith('summaries.ts');
      return (hasMeta ? source.replace(description, '') : source).includes(figure);
    });
    expect(files).toEqual(['claims.ts']);
  });
});

describe('headings', () => {
  const sources = contentFiles.map((file) => readFileSync(join(contentFolder, file), 'utf8'));
  const headings = sources.flatMap((source) =>
    [...source.matchAll(/\b\w*(?:[hH]eading|[lL]ine): '([^'\n]+)'/g)].map(([, heading = '']) => heading),
  );

  test('end without a full stop', () => {
    expect(headings.length).toBeGreaterThan(200);
    expect(headings.filter((heading) => /[^.]\.$/.test(heading) && !/\. /.test(heading))).toEqual([]);
  });

  test('begin with a number on three topics at most', () => {
    const counting = headings.filter((heading) =>
      /^(The )?(two|three|four|five|six|seven|eight|nine|ten) /i.test(heading),
    );
    expect(new Set(counting).size).toBeLessThanOrEqual(3);
  });
});

test('the acronym CRM is always explained in the same words', () => {
  const explained = texts.flatMap(([, text]) =>
    [...text.matchAll(/CRM \(([^)]+)\)/g)].map(([, words]) => words),
  );
  expect(new Set(explained)).toEqual(new Set(['customer database']));
});

/** Files that use a term only in descriptions for search results. */
const forSearch = ['pages/caseStudies.ts', 'pages/technologies.ts', 'services/operational-backbone.ts'];

describe('a term is explained in each file that uses it', () => {
  test.each([
    ['GTM', /go[- ]to[- ]market/i],
    ['ARR', /annual recurring revenue/i],
    ['NRR', /net revenue retention/i],
    ['CAC', /acquisition cost/i],
    ['RAG', /retrieval[- ]augmented generation/i],
  ])('%s', (term, expansion) => {
    const use = new RegExp(`\\b${term}\\b`);
    const using = new Set(texts.filter(([, text]) => use.test(text)).map(([file]) => file));
    const explaining = texts.filter(([, text]) => expansion.test(text)).map(([file]) => file);
    const explained = new Set([...explaining, ...forSearch]);
    expect([...using].filter((file) => !explained.has(file))).toEqual([]);
  });
});
