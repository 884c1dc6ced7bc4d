import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../src/content/claims';
import { caseStudies } from '../../../src/content/pages/caseStudies';
import { contentFiles, contentFolder, readContentTexts } from '../../support/contentTexts';
import { sentencesOf, wordsOf } from '../../support/strings';

const texts = await readContentTexts();

test('the content was read', () => {
  expect(texts.length).toBeGreaterThan(1500);
});

describe('avoided words', () => {
  const forbidden = [
    ...['unlock', 'leverag', 'empower', 'supercharg', 'seamless', 'cutting-edge', 'holistic'],
    'game-chang',
  ];
  test.each(forbidden)('%s does not occur', (word) => {
    const uses = texts.filter(([, text]) => text.toLowerCase().replace(/[ ‑]/g, '-').includes(word));
    expect(uses).toEqual([]);
  });
});

test('no sentence of ten words or more occurs twice', () => {
  const places = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const sentence of sentencesOf(text)) {
      if (wordsOf(sentence).length >= 10) places.set(sentence, [...(places.get(sentence) ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(300);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});

describe('the figures of the clients', () => {
  const figures = ['$2.5M', '68%', '47%', '$28M'];
  const description = /^ {2,4}description:\s+'.*',$/gm;
  const filesWith = (figure: string) =>
    contentFiles.filter((file) => {
      const source = readFileSync(join(contentFolder, file), 'utf8');
      const isPage = file.startsWith('pages/') || file.endsWith('summaries.ts');
      return (isPage ? source.replace(description, '') : source).includes(figure);
    });

  test.each(figures)('%s is written in claims.ts and nowhere else but in meta descriptions', (figure) => {
    expect(filesWith(figure)).toEqual(['claims.ts']);
  });

  test('the description of the case studies repeats them as they are', () => {
    for (const { industry, value } of Object.values(claims)) {
      expect(caseStudies.description).toContain(industry);
      expect(caseStudies.description).toContain(value);
    }
  });

  test('are the four of the case studies, and no other', () => {
    const values = Object.values(claims).map(({ value }) => value.replace(/^[+−]/, ''));
    expect(values).toEqual(figures);
  });
});
