import { expect, test } from 'vitest';
import { machines } from '../../../../../machines/registry';
import { chartOf } from '../../../../../machines/statechart/graph';
import { visibleChart } from '../../../../../machines/statechart/layout/visibleChart';
import { foldedAtFirst } from '../../../../../machines/viewer/components/useFolding';
import { largeMachine } from '../../../../support/largeMachine';

test('a chart of up to 30 states opens unfolded', () => {
  for (const { machine } of machines) expect(foldedAtFirst(chartOf(machine))).toEqual([]);
});

test('a larger one opens with at most 30 states, or with its outermost ones', () => {
  const chart = chartOf(largeMachine);
  const folded = foldedAtFirst(chart);
  const visible = visibleChart(chart, new Set(folded)).chart.nodes;
  expect(visible.map(({ id }) => id)).toEqual([
    'large',
    ...Array.from({ length: 8 }, (_, index) => `large.s${index}`),
  ]);
});
