import { describe, expect, test } from 'vitest';
import { phases } from '../../../src/content/phases/index';
import { coverageOf } from '../../../src/features/pricing/coverage';
import { bowtieSlats, gapAt, KNOT, PHASES, rangeOfPhase } from '../../../src/figures/bowtie';
import { keysOf } from '../../../src/lib/lookUp';

describe('the bowtie', () => {
  const { left, right } = bowtieSlats({ width: 1440, height: 400, count: 64 });
  const slats = [...left, ...right];

  test('is narrowest where the third of its five phases begins', () => {
    expect(keysOf(phases)).toHaveLength(PHASES);
    expect(KNOT).toBe(rangeOfPhase(2).from);
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

  test('has a gap near each end of a phase, where an area cuts no slat', () => {
    expect([gapAt(slats, 0), gapAt(slats, 1440)]).toEqual([0, 1440]);
    for (let phase = 1; phase < PHASES; phase += 1) {
      const end = rangeOfPhase(phase).from * 1440;
      const gap = gapAt(slats, end);
      expect(slats.filter(({ x, width }) => x < gap && gap < x + width)).toEqual([]);
      expect(Math.abs(gap - end)).toBeLessThan(1440 / 64);
    }
  });
});

test.each([
  ['revenue-strategy', ['whole', 'whole', 'none', 'none', 'none']],
  ['bowtie-leadership', ['part', 'part', 'whole', 'part', 'whole']],
  ['operational-backbone', ['none', 'part', 'part', 'part', 'none']],
  ['product-design', ['none', 'part', 'part', 'none', 'none']],
  ['development', ['none', 'none', 'part', 'whole', 'part']],
] as const)('%s does whole phases and parts of phases', (name, coverages) => {
  expect(keysOf(phases).map((phase) => coverageOf(name, phase))).toEqual(coverages);
});
