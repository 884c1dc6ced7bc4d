import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { coverageTooltips } from '../../../../machines/cli/coverageTooltips';
import { chartOf } from '../../../../machines/statechart/graph';
import { chartCoverage, testCoverage } from '../../../../machines/statechart/paths';

const chart = chartOf(
  createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { GO: { target: 'b', actions: 'ring' }, AGAIN: 'a' } },
      b: { on: { BACK: 'a', GO: { target: 'a', actions: 'ring' } } },
    },
  }),
);
const records = [testCoverage('m', 'it goes', ['transition m.a/0', 'transition m.a/1'])];
const tooltipOf = coverageTooltips(chart, chartCoverage(chart, records, undefined));

test('a label names the tests of its transition, of each one that has it', () => {
  expect(tooltipOf('GO / ring')).toBe('a:\nit goes\nb: no test');
});

test('the row of a transition that stays in its state does so too', () => {
  expect(tooltipOf('AGAIN (to itself)')).toBe('a:\nit goes');
});

test('other texts have none', () => {
  expect(tooltipOf('entry / ring')).toBeUndefined();
});
