import { expect, test } from 'vitest';
import { cpuShares, parseCpuTimes } from '../../../e2e/bench/machine.mjs';

test('the CPU times are those of the first line, guest time not counted twice', () => {
  const text = 'cpu  100 5 20 300 10 1 2 40 7 0\ncpu0 1 1 1 1 1 1 1 1 1 1\n';
  expect(parseCpuTimes(text)).toEqual({ idle: 310, stolen: 40, all: 478 });
});

test('shares are those of the time between two readings', () => {
  const before = { idle: 100, stolen: 10, all: 200 };
  const after = { idle: 120, stolen: 20, all: 300 };
  const { busy, stolen } = cpuShares(before, after);
  expect(busy).toBeCloseTo(0.7);
  expect(stolen).toBeCloseTo(0.1);
});
