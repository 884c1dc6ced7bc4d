import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../../../machines/registry';
import { type Chart, chartOf, labelParts } from '../../../../machines/statechart/graph';
import { type ChartState, restingChart } from '../../../../machines/statechart/react';
import { Outline } from '../../../../machines/viewer/chart/Outline';

function show(chart: Chart, state: Partial<ChartState> = {}, only?: ReadonlySet<string>) {
  const actions = { onTransition: vi.fn(), onPoint: vi.fn() };
  const outline = (next: Partial<ChartState>) => (
    <Outline chart={chart} state={{ ...restingChart, ...next }} only={only} {...actions} />
  );
  const { rerender } = render(outline(state));
  return { ...actions, change: (next: Partial<ChartState>) => rerender(outline(next)) };
}

/** The item of a state or a transition. */
function item(id: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find(({ dataset }) => dataset.outline === id);
  if (!found) throw new Error(`The outline has nothing for ${id}.`);
  return found;
}

test.each(machines.map(({ machine }) => [machine.id, machine] as const))(
  'the outline of %s has each state and each transition once, inside its state',
  (_id, machine) => {
    const chart = chartOf(machine);
    show(chart);
    expect(screen.getAllByRole('listitem')).toHaveLength(chart.nodes.length + chart.transitions.length);
    const around = (id: string) => item(id).parentElement?.closest<HTMLElement>('li')?.dataset.outline;
    for (const { id, parent } of chart.nodes) expect(around(id)).toBe(parent);
    for (const transition of chart.transitions) {
      expect(around(transition.id)).toBe(transition.source);
      expect(item(transition.id).textContent).toContain(labelParts(transition).join(' '));
    }
  },
);

describe('an outline', () => {
  const chart = chartOf(
    createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        left: {
          initial: 'a',
          states: {
            a: {
              description: 'The first.',
              entry: 'greet',
              on: { go: 'b', stay: { actions: 'act' }, again: 'a' },
            },
            b: { type: 'final' },
          },
        },
        right: {},
      },
    }),
  );
  const GO = 'm.left.a/0';

  test('names kinds, details and targets', () => {
    show(chart, { active: new Set(['m.left.a']), taken: new Set([GO]) });
    expect(item('m.left.a').textContent).toMatch(/^ainitialactiveThe first.entry \/ greet/);
    expect(item('m.left.b').textContent).toBe('bfinal');
    expect(item('m.right').textContent).toBe('rightregion');
    const rests = [GO, 'm.left.a/1', 'm.left.a/2'].map((id) => item(id).textContent?.trim());
    expect(rests).toEqual(['go to left.b taken', 'stay / act stays', 'again to itself']);
  });

  test('lists what a search has found, inside its ancestors', () => {
    show(chart, {}, new Set([GO]));
    const ids = screen.getAllByRole('listitem').map(({ dataset }) => dataset.outline);
    expect(ids).toEqual(['m', 'm.left', 'm.left.a', GO]);
  });

  test('reports presses of enabled transitions only, which keep the focus', () => {
    const { onTransition, change } = show(chart, { enabled: new Set([GO]) });
    const button = screen.getByRole('button', { name: 'go' });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(onTransition).toHaveBeenCalledExactlyOnceWith(GO);
    change({});
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'go' }));
  });

  test('reports the state or transition under the pointer or with the focus', () => {
    const { onPoint } = show(chart);
    fireEvent.pointerOver(screen.getByText('right'));
    fireEvent.focus(screen.getByRole('button', { name: 'go' }));
    fireEvent.pointerLeave(screen.getByRole('list', { name: 'States of m' }));
    expect(onPoint.mock.calls.slice(0, 3).flat()).toEqual(['m.right', GO, undefined]);
  });
});
