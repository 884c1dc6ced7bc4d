import { describe, expect, test } from 'vitest';
import { phases } from '../../../src/content/phases/index';
import { bowtieRangeOf, phasesOf } from '../../../src/features/pricing/coverage';
import { packageSlugs } from '../../../src/features/pricing/prices';
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

test.each(packageSlugs)('the range of %s is that of its phases', (name) => {
  const places = phasesOf(name).map((phase) => keysOf(phases).indexOf(phase));
  expect(bowtieRangeOf(name)).toEqual(rangeOfPhases(Math.min(...places), Math.max(...places)));
});
