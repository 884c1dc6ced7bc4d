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

test.each([
  ['the innermost active state', [], 'm.b.c.d'],
  ['a folded state for what is active in it', ['m.b.c'], 'm.b.c'],
  ['the outermost of several folded states', ['m.b', 'm.b.c'], 'm.b'],
])('what is kept in sight is %s', async (_what, folded, id) => {
  const drawing = await layOut(chart, 'down', new Set(folded));
  expect(focusOf(chart, drawing, active)).toEqual(drawing.states.find((state) => state.id === id)?.box);
});

test('it is the first state where none is active', async () => {
  const drawing = await layOut(chart, 'down');
  expect(focusOf(chart, drawing, new Set())).toEqual(drawing.states.find(({ id }) => id === 'm.a')?.box);
});
