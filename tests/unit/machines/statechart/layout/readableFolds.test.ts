import { expect, test, vi } from 'vitest';
import { chartOf } from '../../../../../machines/statechart/graph';
import { isReadable, layoutChart, readableFolds } from '../../../../../machines/statechart/layout';
import type { LayoutEngine } from '../../../../../machines/statechart/layout/layoutParts';
import { openingFolds } from '../../../../../machines/viewer/components/useFolding';
import { nestedMachine } from '../../../../support/largeMachine';
import { layouts } from '../../../../support/layOut';

const chart = chartOf(nestedMachine([3, 8, 7]));
const [inner = new Set<string>(), outer = new Set<string>()] = openingFolds(chart);
const folded = (width: number, height: number) =>
  readableFolds(chart, [inner, outer], { direction: undefined, viewport: { width, height } }, layouts);

/** Area for a chart beside the panels of the viewer, in a window of 1440 x 900 px. */
const panel = { width: 1_056, height: 762 };

test('the most detailed choice with readable labels is taken', async () => {
  expect(await folded(3_000, 3_000)).toBe(inner);
});

test('an outer level is taken if the labels of an inner one are below 9 px', async () => {
  const options = { direction: undefined, viewport: panel };
  const drawingWith = (choice: ReadonlySet<string>) =>
    layoutChart(chart, { ...options, folded: choice }, layouts);
  expect(isReadable(await drawingWith(inner), panel)).toBe(false);
  expect(isReadable(await drawingWith(outer), panel)).toBe(true);
  expect(await folded(panel.width, panel.height)).toBe(outer);
});

test('without readable labels, the last choice is taken', async () => {
  expect(await folded(100, 100)).toBe(outer);
});

test('a single choice is not laid out', async () => {
  const layout = vi.fn<LayoutEngine['layout']>();
  const options = { direction: undefined, viewport: panel };
  expect(await readableFolds(chart, [outer], options, { layout })).toBe(outer);
  expect(layout).not.toHaveBeenCalled();
});
