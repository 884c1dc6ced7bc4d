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

test('the bars of all formulas of the site fit the width, and none disappears', () => {
  const pages = [industries, phases, technologies].flatMap((group) => Object.values<Page>(group));
  const formulas = pages.flatMap((page) => {
    const { exhibit } = page.text();
    return exhibit?.kind === 'formula' ? [exhibit] : [];
  });
  expect(formulas.length).toBeGreaterThan(0);
  for (const { terms, result } of formulas) {
    for (const { kept, marked, lost } of formulaBars(terms)) {
      const bars = [...kept, ...marked, ...lost];
      expect(bars.length, result).toBeGreaterThan(0);
      for (const { x, width } of bars) expect(x + width, result).toBeLessThanOrEqual(100);
    }
  }
});
