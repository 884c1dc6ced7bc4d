import { describe, expect, test } from 'vitest';
import { phases } from '../../../src/content/phases/index';
import { bowtieRangeOf } from '../../../src/features/pricing/coverage';
import { bowtieSlats, KNOT, PHASES, rangeOfPhases, sidesOf } from '../../../src/figures/bowtie';
import { keysOf } from '../../../src/lib/lookUp';

describe('the bowtie', () => {
  const slats = bowtieSlats({ width: 1440, height: 400, count: 64 });

  test('is narrowest where the third of its five phases begins', () => {
    expect(keysOf(phases)).toHaveLength(PHASES);
    expect(KNOT).toBe(rangeOfPhases(2).from);
    const { left, right } = sidesOf(slats);
    const heights = (side: typeof slats) => side.map(({ height }) => height);
    const ascending = (side: typeof slats) => heights(side).sort((a, b) => a - b);
    expect(heights(left).reverse()).toEqual(ascending(left));
    expect(heights(right)).toEqual(ascending(right));
    expect(right.at(-1)?.height).toBe(400);
  });

  test('has its slats in order, without overlap and inside the drawing', () => {
    for (const [index, { x, width }] of slats.entries()) {
      expect(x + width).toBeLessThanOrEqual(slats[index + 1]?.x ?? 1440);
      expect(x).toBeGreaterThanOrEqual(0);
    }
  });
});

test.each([
  ['revenue-strategy', { from: 0, to: 0.4 }],
  ['bowtie-leadership', { from: 0, to: 1 }],
  ['operational-backbone', { from: 0.2, to: 0.8 }],
  ['product-design', { from: 0.2, to: 0.6 }],
  ['development', { from: 0.4, to: 1 }],
] as const)('the range of %s goes from its first phase to the end of its last', (name, range) => {
  expect(bowtieRangeOf(name)).toEqual(range);
});
