import { describe, expect, test } from 'vitest';
import { machines } from '../../../../../machines/registry';
import { chartOf } from '../../../../../machines/statechart/graph';
import { packings } from '../../../../../machines/statechart/layout/pack';
import { layOut } from '../../../../support/layOut';

/** Areas for a chart in a window of 1440 x 900 px: beside the panels of the viewer, and without them, in px. */
const areas = { besidePanels: { width: 1056, height: 762 }, alone: { width: 1440, height: 762 } } as const;
/** Size of the labels, in px. */
const LABELS = 11;
/** Around a chart that is shown as a whole, in px. */
const MARGIN = 16;

describe('the labels of a whole chart are 9 px or larger', () => {
  test.each(machines)('$title', async ({ machine }) => {
    const { width, height } = await layOut(chartOf(machine));
    for (const viewport of Object.values(areas)) {
      const scale = Math.min((viewport.width - MARGIN) / width, (viewport.height - MARGIN) / height);
      expect(Math.round(10 * LABELS * scale) / 10).toBeGreaterThanOrEqual(9);
    }
  });
});

describe('boxes are packed in rows', () => {
  const box = (width: number, height: number) => ({ width, height });

  test('in their order, with the same height in a row', () => {
    const found = packings([box(10, 20), box(30, 10), box(40, 5)], 2);
    expect(found).toContainEqual({
      ...box(42, 27),
      places: [
        { x: 0, y: 0, height: 20 },
        { x: 12, y: 0, height: 20 },
        { x: 0, y: 22, height: 5 },
      ],
    });
  });

  test('of which no other is both narrower and lower', () => {
    const found = packings([box(10, 10), box(10, 10), box(10, 10), box(10, 10)], 0);
    expect(found.map(({ width, height }) => [width, height])).toEqual(
      expect.arrayContaining([
        [40, 10],
        [20, 20],
        [10, 40],
      ]),
    );
    expect(found).toHaveLength(3);
  });
});
