import { describe, expect, test } from 'vitest';
import { fc } from '../support/fastCheck';
import { equalParts } from '../support/timedShards';

const timed = (...times: readonly (number | undefined)[]) => times.map((ms, index) => ({ index, ms }));
const partsOf = (files: ReturnType<typeof timed>, count: number) =>
  equalParts(files, ({ ms }) => ms, count).map((part) => part.map(({ index }) => index));

describe('test files are split', () => {
  test('into parts that take the same time, in their order', () => {
    expect(partsOf(timed(10, 1, 1, 8), 2)).toEqual([[0], [1, 2, 3]]);
    expect(partsOf(timed(1, 1, 1, 1, 1, 1), 3)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
  });

  test('with an average time for a file without a known one', () => {
    expect(partsOf(timed(4, undefined, 6, undefined), 2)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(partsOf(timed(undefined, undefined, undefined, undefined), 2)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('each into one part, whatever they take', () => {
    const times = fc.array(fc.option(fc.nat(10_000), { nil: undefined }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 5 }), (all, count) => {
        const parts = partsOf(timed(...all), count);
        expect(parts).toHaveLength(count);
        expect(parts.flat()).toEqual(all.map((_, index) => index));
      }),
    );
  });
});
