import { describe, expect, test } from 'vitest';
import { figuresOf, figureTable, meetsTarget, ratioOf } from '../../../e2e/bench/figures.mjs';
import { quantities } from '../../../e2e/bench/targets.mjs';

const cellsOf = (table: string) => table.split('\n').map((line) => line.split(/\s{2,}/));

describe('the verdict', () => {
  test.each([
    [quantities.blocking, 50, true],
    [quantities.blocking, 51, false],
    [quantities.performance, 99, true],
    [quantities.performance, 98.9, false],
    [quantities.shift, 1, undefined],
  ])('%j at %d', (quantity, value, expected) => {
    expect(meetsTarget(quantity, value)).toBe(expected);
  });
});

describe('the table', () => {
  test('shows median, range, target and verdict', () => {
    const table = figureTable([
      { page: '/', name: 'blocking', values: [40, 70, 60] },
      { page: '/', name: 'transfer', values: [199_960] },
      { page: '/', name: 'send', values: [24, 16] },
    ]);
    expect(cellsOf(table)).toEqual([
      ['quantity', 'page', 'median', 'range', 'target'],
      ['Total Blocking Time, ms', '/', '60', '40-70', '<= 50', 'over'],
      ['transfer in all, kB', '/', '200.0', '200.0-200.0', '<= 200.0', 'ok'],
      ['Send, phone, ms', '/', '20', '16-24'],
    ]);
  });

  test('shows the other site and the ratio of the medians', () => {
    const table = figureTable([
      {
        page: '/a',
        name: 'simulatedFirstPaint',
        values: [700],
        other: { page: '/', values: [1_000, 1_400] },
      },
    ]);
    expect(cellsOf(table)[1]).toEqual([
      ...['FCP, simulated, ms', '/a', '700', '700-700', '<= 850', 'ok'],
      ...['/', '1200', '1000-1400', '0.58', '<= 0.70', 'ok'],
    ]);
  });

  test('says when every run failed', () => {
    const table = figureTable([{ page: '/', name: 'blocking', values: [] }]);
    expect(cellsOf(table)[1]).toEqual(['Total Blocking Time, ms', '/', 'not measured', '<= 50']);
  });
});

test('there is no ratio to zero or to nothing', () => {
  const figure = { page: '/', name: 'blocking', values: [5] } as const;
  expect(ratioOf(figure)).toBeUndefined();
  expect(ratioOf({ ...figure, other: { page: '/', values: [0] } })).toBeUndefined();
  expect(ratioOf({ ...figure, other: { page: '/', values: [] } })).toBeUndefined();
  expect(ratioOf({ ...figure, other: { page: '/', values: [10] } })).toBe(0.5);
});

test('figures are read from what was measured', () => {
  const measured = [{ path: '/', results: [{ ms: 1 }], other: { path: '/x', results: [{ ms: 2 }] } }];
  expect(figuresOf(measured, 'earlyTap', ({ ms }) => ms)).toEqual([
    { page: '/', name: 'earlyTap', values: [1], other: { page: '/x', values: [2] } },
  ]);
});
