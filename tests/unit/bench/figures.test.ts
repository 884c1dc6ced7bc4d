import { expect, test } from 'vitest';
import { figureTable, median } from '../../../e2e/bench/figures.mjs';

const cellsOf = (table: string) => table.split('\n').map((line) => line.split(/\s{2,}/));

test('the median is the middle number, or the mean of the two middle ones', () => {
  expect(median([3, 1, 20])).toBe(3);
  expect(median([4, 1, 2, 20])).toBe(3);
});

test('the table shows median, range, target and verdict', () => {
  const table = figureTable([
    { page: '/', name: 'performance', values: [99] },
    { page: '/', name: 'blocking', values: [40, 70, 60] },
    { page: '/', name: 'transfer', values: [249_960] },
    { page: '/', name: 'shift', values: [0.0004] },
    { page: '/', name: 'script', values: [] },
  ]);
  expect(cellsOf(table)).toEqual([
    ['quantity', 'page', 'median', 'range', 'target'],
    ['Lighthouse performance', '/', '99', '99-99', '>= 99', 'ok'],
    ['Total Blocking Time, ms', '/', '60', '40-70', '<= 50', 'over'],
    ['transfer in all, kB', '/', '250.0', '250.0-250.0', '<= 250.0', 'ok'],
    ['Cumulative Layout Shift', '/', '0', '0-0'],
    ['script, 4x CPU, ms', '/', 'none'],
  ]);
});

test('the table compares the medians with those of the other site', () => {
  const other = { page: '/', values: [1_000, 1_400] };
  const table = figureTable([{ page: '/a', name: 'simulatedFirstPaint', values: [700], other }]);
  expect(cellsOf(table)[1]).toEqual([
    ...['FCP, simulated, ms', '/a', '700', '700-700', '<= 850', 'ok'],
    ...['/', '1200', '1000-1400', '0.58', '<= 0.70', 'ok'],
  ]);
});
