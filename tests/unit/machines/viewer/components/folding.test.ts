import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { chartOf } from '../../../../../machines/statechart/graph';
import { visibleChart } from '../../../../../machines/statechart/layout/visibleChart';
import { openingFolds } from '../../../../../machines/viewer/components/useFolding';
import { flatMachine, largeMachine, nestedMachine } from '../../../../support/largeMachine';

/** Numbers of visible states, with each choice. */
const visibleIn = (machine: Parameters<typeof chartOf>[0]): readonly number[] => {
  const chart = chartOf(machine);
  return openingFolds(chart).map((folded) => visibleChart(chart, folded).chart.nodes.length);
};

test('a chart of up to 30 states opens unfolded', () => {
  for (const { machine } of machines) expect(openingFolds(chartOf(machine))).toEqual([new Set()]);
});

test('a larger one opens at a level with at most 30 states, or with its outermost ones', () => {
  expect(visibleIn(nestedMachine([4, 5, 5]))).toEqual([1 + 4 + 20, 1 + 4]);
  expect(visibleIn(nestedMachine([25, 7]))).toEqual([1 + 25]);
  expect(visibleIn(nestedMachine([35, 2]))).toEqual([1 + 35]);
  expect(visibleIn(largeMachine)).toEqual([1 + 8]);
});

test('a level without siblings is no choice, unless there is no other', () => {
  expect(visibleIn(nestedMachine([1, 1, 4, 5, 5]))).toEqual([1 + 1 + 1 + 4 + 20, 1 + 1 + 1 + 4]);
  expect(visibleIn(nestedMachine([1, 40]))).toEqual([1 + 1]);
});

test('a chart without levels has one choice', () => {
  expect(visibleIn(flatMachine(60))).toEqual([1 + 60]);
  expect(visibleIn(createMachine({ states: {} }))).toEqual([1]);
});
