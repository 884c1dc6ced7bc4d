import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../../machines/statechart/graph';
import { focusOf } from '../../../../../machines/statechart/react/focusOf';
import { layOut } from '../../../../support/layOut';

const chart = chartOf(
  createMachine({
    id: 'm',
    initial: 'a',
    states: { a: {}, b: { initial: 'c', states: { c: { initial: 'd', states: { d: {} } } } } },
  }),
);
const active = new Set(['m', 'm.b', 'm.b.c', 'm.b.c.d']);

test('the innermost active state is kept in view', async () => {
  const drawing = await layOut(chart);
  expect(focusOf(chart, drawing, active)).toEqual(drawing.states.find(({ id }) => id === 'm.b.c.d')?.box);
});

test('it is the first state where none is active', async () => {
  const drawing = await layOut(chart);
  expect(focusOf(chart, drawing, new Set())).toEqual(drawing.states.find(({ id }) => id === 'm.a')?.box);
});
