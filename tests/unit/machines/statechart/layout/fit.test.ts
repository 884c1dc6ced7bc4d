import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { chartOf } from '../../../../../machines/statechart/graph';
import { layoutChart } from '../../../../../machines/statechart/layout';
import { packings } from '../../../../../machines/statechart/layout/pack';
import { violationsIn } from '../../../../support/geometry';
import { layouts } from '../../../../support/layOut';
import { randomMachines } from '../../../../support/randomMachine';
import { zoo } from '../../../../support/zoo';

/** Areas for a chart in a window of 1440 x 900 px: beside the panels of the viewer, and without them, in px. */
const areas = { besidePanels: { width: 1056, height: 762 }, alone: { width: 1440, height: 762 } } as const;
/** Size of the labels, in px. */
const LABELS = 11;
/** Around a chart that is shown as a whole, in px. */
const MARGIN = 16;

const best = (machine: AnyStateMachine, viewport: (typeof areas)[keyof typeof areas]) =>
  layoutChart(chartOf(machine), { folded: new Set(), direction: undefined, viewport }, layouts);

describe('with the best direction for each state', () => {
  const all = [...machines.map(({ machine }) => machine), ...zoo, ...randomMachines(4)];
  test.each(all)('nothing of $id is or runs over anything else', async (machine) => {
    expect(violationsIn(await best(machine, areas.besidePanels), chartOf(machine))).toEqual([]);
  });
});

describe('the labels of a whole chart are at least 9 px', () => {
  const cases = machines.flatMap(({ title, machine }) =>
    Object.entries(areas).map(([area, viewport]) => [title, area, machine, viewport] as const),
  );
  test.each(cases)('%s, %s', async (_title, _area, machine, viewport) => {
    const { width, height } = await best(machine, viewport);
    const scale = Math.min((viewport.width - MARGIN) / width, (viewport.height - MARGIN) / height);
    expect(LABELS * scale).toBeGreaterThanOrEqual(9);
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

  test('however many they are', () => {
    const found = packings(
      Array.from({ length: 60 }, () => box(10, 10)),
      0,
    );
    expect(found.length).toBeGreaterThan(3);
    for (const { places } of found) expect(places).toHaveLength(60);
  });
});
