import { describe, expect, test } from 'vitest';
import { chartOf } from '../../../../../machines/statechart/graph';
import { violationsIn } from '../../../../support/geometry';
import { directions, layOut } from '../../../../support/layOut';
import { randomMachines } from '../../../../support/randomMachine';

/** The same in each run of the suite; `PROPERTY_SEED` tries others. */
const charts = randomMachines(40).map(chartOf);

describe('a machine that nobody would write', () => {
  test.each([...charts.entries()])('no. %i is laid out with nothing over anything else', async (_, chart) => {
    for (const direction of directions) {
      const drawing = await layOut(chart, direction);
      expect(drawing.states.map(({ id }) => id)).toEqual(chart.nodes.map(({ id }) => id));
      expect(violationsIn(drawing, chart)).toEqual([]);
    }
  });
});

test('the machines nobody would write have what is hard to lay out', () => {
  const nodes = charts.flatMap((chart) => chart.nodes);
  expect(new Set(nodes.map(({ type }) => type)).size).toBe(5);
  expect(Math.max(...nodes.map(({ path }) => path.length))).toBe(4);
  const transitions = charts.flatMap((chart) => chart.transitions);
  const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}.`);
  const some = (test: (source: string, target: string) => boolean) =>
    transitions.some(({ source, targets }) => targets.some((target) => test(source, target)));
  expect(some((source, target) => source === target)).toBe(true);
  expect(some((source, target) => isInside(source, target))).toBe(true);
  expect(some((source, target) => isInside(target, source))).toBe(true);
  expect(transitions.some(({ targets }) => targets.length > 1)).toBe(true);
});
