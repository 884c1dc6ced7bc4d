import { expect, test } from 'vitest';
import { now, withClock } from '../../../src/lib/clock';

test('machines read a clock that only goes forward', () => {
  const before = performance.now();
  expect(now()).toBeGreaterThanOrEqual(before);
});

test('another clock is read for as long as something runs by it', () => {
  const inner = withClock(
    () => 100,
    () => [now(), withClock(() => 200, now), now()],
  );
  expect(inner).toEqual([100, 200, 100]);
  expect(now()).not.toBe(100);
});

test('the clock is back after an error', () => {
  const run = () =>
    withClock(
      () => -1,
      () => {
        throw new Error('no time');
      },
    );
  expect(run).toThrow('no time');
  expect(now()).toBeGreaterThan(0);
});
