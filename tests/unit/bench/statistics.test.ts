import { expect, test } from 'vitest';
import { median, range } from '../../../e2e/bench/statistics.mjs';

test('the median of an odd count is the middle number', () => {
  expect(median([30, 10, 20])).toBe(20);
});

test('the median of an even count lies between the middle numbers', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the range goes from the smallest to the largest number', () => {
  expect(range([3, -1, 2])).toEqual([-1, 3]);
});
