import { expect, test } from 'vitest';
import { roundHalfUp } from '../../../src/lib/fraction';

test('rounding is half up on the exact quotient', () => {
  expect(roundHalfUp({ times: 1875, by: 10_000 }, 3)).toBe(0.188);
  expect(roundHalfUp({ times: 2, by: 3 }, 3)).toBe(0.667);
  expect(roundHalfUp({ times: 2, by: 3 }, 2)).toBe(0.67);
  expect(roundHalfUp({ times: 1, by: 2 }, 0)).toBe(1);
});
