import { describe, expect, test } from 'vitest';
import { documents } from '../../../src/content/documents';
import { agents } from '../../../src/content/posts/agents';
import { equity } from '../../../src/content/posts/equity';
import { posts } from '../../../src/content/posts/index';
import { ragTest } from '../../../src/content/posts/ragTest';
import { renewals } from '../../../src/content/posts/renewals';
import type { NoteTable } from '../../../src/content/posts/types';
import { weeklyReview } from '../../../src/content/posts/weeklyReview';
import { stageTerms } from '../../../src/content/pricing';
import { packages } from '../../../src/content/services/index';
import { noteTables, noteTexts } from '../../support/notes';
import { sum } from '../../support/sum';

const named = posts.map((post) => [post.title, post] as const);

/** `$1,200` is 1200, `25%` is 0.25, `$12 million` is 12000000. */
function numberOf(text: string): number {
  const [, digits = '', unit = ''] = text.match(/^\$?([\d,.]+)(%| million)?$/) ?? [];
  const factor = { '%': 0.01, ' million': 1_000_000 }[unit] ?? 1;
  return Number(digits.replaceAll(',', '')) * factor;
}

/** Half of the last digit that a number shows: 0.005 for `0.83`. */
const halfDigit = (text: string): number => {
  const decimals = text.match(/\.(\d+)/)?.[1]?.length ?? 0;
  return (numberOf(text) / numberOf(text.replace(/%| million/, ''))) * 0.5 * 10 ** -decimals;
};

const NUMBER = String.raw`\$?\d+(?:,\d{3})*(?:\.\d+)?(?:%| million)?`;
const CALCULATION = new RegExp(`(${NUMBER}(?: [+−×÷] ${NUMBER})*) = (${NUMBER})`, 'gu');

/** From left to right, as no calculation of the notes mixes sums and products. */
function calculate(expression: string): number {
  const [first = '', ...rest] = expression.split(/ (?=[+−×÷])/);
  return rest.reduce((result, step) => {
    const operand = numberOf(step.slice(2));
    if (step.startsWith('+')) return result + operand;
    if (step.startsWith('−')) return result - operand;
    return step.startsWith('×') ? result * operand : result / operand;
  }, numberOf(first));
}

const calculations = posts.flatMap((post) =>
  noteTexts(post).flatMap((text) => [...text.matchAll(CALCULATION)].map(([whole]) => [whole] as const)),
);

describe('a note', () => {
  test.each(named)('%s has 400 to 700 words', (_title, post) => {
    const words = noteTexts(post).flatMap((text) =>
      text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
    );
    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(words.length).toBeLessThanOrEqual(700);
  });

  test.each(named)('%s has tables of two to four columns, each row complete', (_title, post) => {
    const tables = noteTables(post);
    expect(tables.length).toBeGreaterThan(0);
    for (const { columns, rows } of tables) {
      expect([2, 3, 4]).toContain(columns.length);
      expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([columns.length]));
    }
  });

  test.each(named)('%s says that its example is invented', (_title, post) => {
    expect(noteTexts(post).join(' ')).toMatch(/\binvented\b/);
  });
});

describe('each calculation in a note is right to its last digit', () => {
  test('there are some', () => {
    expect(calculations.length).toBeGreaterThan(18);
  });

  test.each(calculations)('%s', (calculation) => {
    const [expression = '', result = ''] = calculation.split(' = ');
    expect(Math.abs(calculate(expression) - numberOf(result))).toBeLessThanOrEqual(halfDigit(result) * 1.001);
  });
});

/** A row of a table by its name, as numbers: all numbers of all cells after the first. */
const numbersIn = ({ rows }: NoteTable, name: string): readonly number[] => {
  const [, ...cells] = rows.find(([first]) => first === name) ?? [];
  return cells.flatMap((cell) => (cell.match(/\$?\d[\d,.]*%?/g) ?? []).map(numberOf));
};

const textOf = (post: (typeof posts)[number]) => noteTexts(post).join(' ');

describe('the figures of the examples', () => {
  test('equity: fees, shares and equal values follow from the price table', () => {
    const [prices] = noteTables(equity);
    const { usdPerMonth, equityMilliPercent } = packages['revenue-strategy'].seedPrice;
    expect(packages.development.seedPrice).toMatchObject({ usdPerMonth, equityMilliPercent });
    const rows = Object.values(stageTerms).map(({ name, price, equity: share }) => {
      const fees = 12 * Math.round((usdPerMonth * price.times) / price.by);
      const percent = (equityMilliPercent * share.times) / share.by / 1_000;
      const shown = percent.toFixed(3).replace(/\.?0+$/, '');
      return [
        name,
        `$${fees.toLocaleString('en-US')}`,
        `${shown}%`,
        `$${Math.round(fees / percent / 100) / 100} million`,
      ];
    });
    expect(prices?.rows).toEqual(rows);
  });

  test('equity: what vests each month and until a stop, and what the share is worth in the end', () => {
    const text = textOf(equity);
    for (const figure of [
      '100,000 shares, worth $80,000',
      '8,333 shares, worth $6,667',
      '41,667 shares, worth $33,333',
    ])
      expect(text).toContain(figure);
    expect(41_667 + 58_333).toBe(100_000);
    expect(text).toContain('The other 58,333 shares stay with you');
    expect(noteTables(equity)[1]?.rows.map((row) => row.slice(1))).toEqual([
      ['1%', '$0'],
      ['1%', '$80,000'],
      ['0.8%', '$320,000'],
      ['0.64%', '$640,000'],
    ]);
    expect(text).toContain('between $120,000 and $760,000');
  });

  test('agents: checking costs $1.50 each, and the parts add up', () => {
    const [, costs] = noteTables(agents);
    const [under, over, all] = ['Under $25', '$25 and more', 'All'].map(
      (name) => costs && numbersIn(costs, name),
    );
    for (const [number = 0, checking] of [under ?? [], over ?? [], all ?? []])
      expect(checking).toBe(number * 1.5);
    expect(all).toEqual(under?.map((number, index) => number + (over?.[index] ?? 0)));
    const [, checkUnder = 0, , errorsUnder = 0] = under ?? [];
    const [, checkOver = 0, , errorsOver = 0] = over ?? [];
    expect(textOf(agents)).toContain('Under $25, checking costs five times what it saves');
    expect(checkUnder / errorsUnder).toBe(5);
    expect(textOf(agents)).toContain('From $25 on, checking saves four times its cost');
    expect(Math.round(errorsOver / checkOver)).toBe(4);
    expect((2 / 60) * 45).toBe(1.5);
    expect([0.95, 0.99].map((right) => Math.round(right ** 20 * 100))).toEqual([36, 82]);
    expect([3 / 100, 3 / 600]).toEqual([0.03, 0.005]);
  });

  test('RAG: each result is its count, and two of them miss their mark', () => {
    const [scorecard] = noteTables(ragTest);
    const scores = (scorecard?.rows ?? []).map(([name = '']) =>
      scorecard ? numbersIn(scorecard, name) : [],
    );
    for (const [right = 0, asked = 0, result = 0] of scores) expect(right / asked).toBeCloseTo(result, 6);
    expect(scores.filter(([, , result = 0, mark = 0]) => result < mark)).toHaveLength(2);
    const [[found = 0, asked = 0] = [], [right = 0] = []] = scores;
    const text = textOf(ragTest);
    expect(text).toContain(`${asked - right} were answered wrongly. In ${asked - found} of them`);
    const repaired = right + asked - found;
    expect(text).toContain(`${repaired} of ${asked} would be correct: ${(repaired / asked) * 100}%`);
    expect(text).toContain(`${found} of ${asked} would be correct: ${(found / asked) * 100}%`);
  });

  test('RAG: the scorecard of the page has as many questions as the note says', () => {
    const asked = new Set(documents.answer.rows.map(([, ratio]) => Number(ratio.split('/')[1])));
    expect(textOf(ragTest)).toContain(`a scorecard of ${sum([...asked])} questions`);
  });

  test('RAG: the ranges are Wilson’s intervals with 95% confidence', () => {
    const wilson = (right: number, asked: number) => {
      const [z, share] = [1.96, right / asked];
      const scale = 1 + z ** 2 / asked;
      const middle = (share + z ** 2 / (2 * asked)) / scale;
      const half = (z / scale) * Math.sqrt((share * (1 - share)) / asked + z ** 2 / (4 * asked ** 2));
      return [middle - half, middle + half].map((bound) => `${Math.round(bound * 100)}%`);
    };
    const text = textOf(ragTest);
    expect(text).toContain(`between ${wilson(66, 80).join(' and ')}`);
    expect(text).toContain(`would be ${wilson(264, 320).join(' to ')}`);
    expect(text).toContain(`For 17 of 20, the range is ${wilson(17, 20).join(' to ')}`);
  });

  test('the weekly review lasts as long as its caption says', () => {
    const [agenda] = noteTables(weeklyReview);
    expect(agenda?.caption).toMatch(/^At most forty-five minutes/);
    expect(agenda?.rows.reduce((sum, [minutes]) => sum + Number(minutes), 0)).toBe(45);
  });

  test('renewals: each share is its count, and the days are those of the calendar', () => {
    const [, signals] = noteTables(renewals);
    for (const [name = ''] of signals?.rows ?? []) {
      const [had = 0, left = 0, share = 0] = signals ? numbersIn(signals, name) : [];
      expect(Math.round((left / had) * 100)).toBe(Math.round(share * 100));
    }
    const rule = ['Two or more', 'Fewer than two'].map((name) => (signals ? numbersIn(signals, name) : []));
    expect([0, 1].map((column) => rule.reduce((sum, row) => sum + (row[column] ?? 0), 0))).toEqual([40, 8]);
    const dayBefore = (days: number) => new Date(Date.UTC(2026, 11, 31 - days)).toISOString().slice(5, 10);
    expect([dayBefore(120), dayBefore(60)]).toEqual(['09-02', '11-01']);
  });
});
