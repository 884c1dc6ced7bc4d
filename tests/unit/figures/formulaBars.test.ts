import { expect, test } from 'vitest';
import type { Exhibit, FormulaTerm } from '../../../src/content/exhibit';
import { industries } from '../../../src/content/industries/index';
import { phases } from '../../../src/content/phases/index';
import { technologies } from '../../../src/content/technologies/index';
import { formulaBars } from '../../../src/figures/formulaBars';
import type { Bar } from '../../../src/figures/geometry';

const term = (operator: FormulaTerm['operator'], size: number): FormulaTerm => ({
  ...(operator && { operator }),
  name: '',
  note: '',
  size,
  value: '',
});
type Page = Readonly<{ text: () => Readonly<{ exhibit?: Exhibit }> }>;

const span = ({ x, width }: Bar) => [x, x + width];
const spans = (terms: readonly FormulaTerm[]) =>
  formulaBars(terms).map(({ kept, marked, lost }) => ({
    kept: kept.map(span),
    marked: marked.map(span),
    lost: lost.map(span),
  }));

test('the bars of a formula grow, shrink and end in the result', () => {
  expect(spans([term(undefined, 40), term('+', 20), term('−', 10), term('×', 80)])).toEqual([
    { kept: [[0, 40]], marked: [], lost: [] },
    { kept: [[0, 40]], marked: [[40, 60]], lost: [] },
    { kept: [[0, 50]], marked: [], lost: [[50, 60]] },
    { kept: [], marked: [[0, 40]], lost: [[40, 50]] },
  ]);
});

test('a count is as many pieces of the bar', () => {
  expect(spans([{ ...term(undefined, 59.5), pieces: 3 }, term('×', 100)])).toEqual([
    {
      kept: [
        [0, 19.5],
        [20, 39.5],
        [40, 59.5],
      ],
      marked: [],
      lost: [],
    },
    { kept: [], marked: [[0, 59.5]], lost: [] },
  ]);
  for (const { value, pieces } of formulas.flatMap(({ terms }) => terms)) {
    if (pieces !== undefined) expect(value).toBe(`${pieces}`);
  }
});

test('a division cuts the bar into pieces, and marks the first', () => {
  expect(spans([term(undefined, 50), term('÷', 20)])[1]).toEqual({
    marked: [[0, 19.5]],
    kept: [
      [20, 39.5],
      [40, 50],
    ],
    lost: [],
  });
});

const pages = [industries, phases, technologies].flatMap((group) => Object.values<Page>(group));
const formulas = pages.flatMap((page) => {
  const { exhibit } = page.text();
  return exhibit?.kind === 'formula' ? [exhibit] : [];
});

test('the bars of all formulas of the site fit the width, and none disappears', () => {
  expect(formulas.length).toBeGreaterThan(0);
  for (const { terms, result } of formulas) {
    for (const { kept, marked, lost } of formulaBars(terms)) {
      const bars = [...kept, ...marked, ...lost];
      expect(bars.length, result).toBeGreaterThan(0);
      for (const { x, width } of bars) expect(x + width, result).toBeLessThanOrEqual(100);
    }
  }
});

/** `$5,800` as 5800, `70%` as 0.7. */
const amountOf = (value: string) => Number(value.replaceAll(/[^\d.]/g, '')) / (value.endsWith('%') ? 100 : 1);

test.each(formulas)('the amounts of $result make its value', ({ terms, value }) => {
  const total = terms.reduce((sum, { operator, value: text }) => {
    const amount = amountOf(text);
    if (operator === '×') return sum * amount;
    if (operator === '÷') return sum / amount;
    return operator === '−' ? sum - amount : sum + amount;
  }, 0);
  expect(value.endsWith('%') ? Math.round(total * 100) / 100 : total).toBeCloseTo(amountOf(value));
});

test.each(formulas)(
  'the bars of $result that are added or taken away are as long as their amounts',
  ({ terms }) => {
    const sums = terms.filter(({ operator }) => operator !== '×' && operator !== '÷');
    const [first] = sums;
    if (!first) throw new Error('A formula begins with an amount.');
    for (const { value, size } of sums)
      expect(amountOf(value) / size).toBeCloseTo(amountOf(first.value) / first.size);
  },
);

test('the gross retention below the net retention leaves out the expansion', () => {
  const net = formulas.find(({ result }) => result === 'NRR');
  const amounts = new Map(net?.terms.map(({ name, value }) => [name, amountOf(value)]));
  const [starting = 0, lost = 0, left = 0] = ['Starting revenue', 'Contraction', 'Churn'].map((name) =>
    amounts.get(name),
  );
  expect(net?.caption).toContain(` ${Math.round(((starting - lost - left) / starting) * 100)}% (GRR)`);
});
