import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../../machines/statechart/graph';
import type { Drawing } from '../../../../../machines/statechart/layout';
import { drawnChart } from '../../../../support/drawnChart';
import { layOut } from '../../../../support/layOut';

const chart = chartOf(
  createMachine({
    id: 'm',
    initial: 'a',
    on: { INWARDS: '.b' },
    states: {
      a: { on: { LINE: 'b', ROW: { actions: 'stay' } } },
      b: { initial: 'c', states: { c: {}, d: { type: 'final' } } },
    },
  }),
);
/** Drawn as a label inside its state, on a line, and as a row. */
const [PILL, LINE, ROW] = ['m/0', 'm.a/0', 'm.a/1'];
let drawing: Drawing;
beforeAll(async () => {
  drawing = await layOut(chart);
});

/** Whether an element of a drawing has a variant. */
const isDrawn = (part: Element, variant: string) =>
  [...part.querySelectorAll('[class]')].some((one) =>
    (one.getAttribute('class') ?? '').includes(`${variant}-true`),
  );

describe('a drawing points out', () => {
  test('active states alone', () => {
    const { state } = drawnChart(chart, drawing, { state: { active: new Set(['m', 'm.a']) } });
    for (const { id } of chart.nodes) {
      const isActive = id === 'm' || id === 'm.a';
      expect(isDrawn(state(id), 'isActive')).toBe(isActive);
      expect(state(id).hasAttribute('data-active')).toBe(isActive);
    }
  });

  test.each([PILL, LINE, ROW])('the transition %s when it was taken, and no other', (id) => {
    const { transition } = drawnChart(chart, drawing, { state: { taken: new Set([id]) } });
    const taken = chart.transitions.filter((one) => isDrawn(transition(one.id), 'isTaken'));
    expect(taken.map((one) => one.id)).toEqual([id]);
  });

  test.each([PILL, LINE, ROW, 'm.a', 'm.b'])('%s when it is pointed at, and nothing else', (id) => {
    const { state, transition } = drawnChart(chart, drawing, { state: { pointed: id } });
    const [states, transitions] = [chart.nodes, chart.transitions].map((list) => list.map((one) => one.id));
    const pointed = [
      ...(states ?? []).filter((one) => {
        const [frame] = state(one).children;
        return frame?.getAttribute('class')?.includes('isPointed-true');
      }),
      ...(transitions ?? []).filter((one) => isDrawn(transition(one), 'isPointed')),
    ];
    expect(pointed).toEqual([id]);
  });
});

describe('pressing a transition', () => {
  test.each([PILL, LINE, ROW])('%s that is enabled tells its id', (id) => {
    const onTransition = vi.fn();
    const { transition } = drawnChart(chart, drawing, { state: { enabled: new Set([id]) }, onTransition });
    expect(isDrawn(transition(id), 'isEnabled')).toBe(true);
    const [text] = transition(id).querySelectorAll('tspan');
    fireEvent.click(text ?? transition(id));
    expect(onTransition).toHaveBeenCalledExactlyOnceWith(id);
  });

  test.each([PILL, LINE, ROW])('%s that is not enabled does nothing', (id) => {
    const onTransition = vi.fn();
    const { transition } = drawnChart(chart, drawing, { onTransition });
    expect(isDrawn(transition(id), 'isEnabled')).toBe(false);
    fireEvent.click(transition(id));
    expect(onTransition).not.toHaveBeenCalled();
  });

  test('nothing looks as if it could be pressed when nobody listens', () => {
    const { transition } = drawnChart(chart, drawing, { state: { enabled: new Set([PILL, LINE, ROW]) } });
    for (const id of [PILL, LINE, ROW]) expect(isDrawn(transition(id), 'isEnabled')).toBe(false);
  });
});
