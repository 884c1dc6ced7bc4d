import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { chartOf, labelParts } from '../../../../../machines/statechart/graph';
import { type ChartState, restingChart } from '../../../../../machines/statechart/react/chartState';
import { Outline } from '../../../../../machines/statechart/react/Outline';
import { zoo } from '../../../../support/zoo';
import { zooChart } from '../../../../support/zooChart';

const all = [...zoo, ...machines.map(({ machine }) => machine)].map(
  (machine) => [machine.id, machine] as const,
);
/** The item of a state or a transition. */
function item(id: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find(({ dataset }) => dataset.outline === id);
  if (!found) throw new Error(`The outline has nothing for ${id}.`);
  return found;
}

/** The lines of a state itself. */
const linesOf = (id: string): readonly string[] =>
  [...item(id).children]
    .filter(({ tagName }) => tagName === 'P')
    .map((line) => [...line.childNodes].map(({ textContent }) => textContent).join(' '));

describe.each(all)('the outline of %s', (_id, machine: AnyStateMachine) => {
  const chart = chartOf(machine);

  test('has each state and each transition once, inside its state', () => {
    render(<Outline chart={chart} />);
    const items = screen.getAllByRole('listitem');
    const ids = [...chart.nodes, ...chart.transitions].map(({ id }) => id);
    expect(items.map(({ dataset }) => dataset.outline).sort()).toEqual(ids.sort());
    const around = (id: string) => item(id).parentElement?.closest<HTMLElement>('li')?.dataset.outline;
    for (const { id, parent } of chart.nodes) expect(around(id)).toBe(parent);
    for (const { id, source } of chart.transitions) expect(around(id)).toBe(source);
  });

  test('has lists with nothing but items in them, and none without', () => {
    render(<Outline chart={chart} />);
    expect(screen.getByRole('list', { name: `States of ${chart.id}` })).toBeTruthy();
    for (const list of screen.getAllByRole('list')) {
      expect(list.children.length).toBeGreaterThan(0);
      expect([...list.children].filter(({ tagName }) => tagName !== 'LI')).toEqual([]);
    }
  });

  test('has the words that the drawing has', () => {
    render(<Outline chart={chart} />);
    for (const transition of chart.transitions) {
      const { textContent } = item(transition.id);
      expect(textContent).toContain(labelParts(transition).join(' '));
      expect(textContent).toContain(transition.description ?? '');
    }
    for (const { id, key, entry, exit, invokes, tags, description } of chart.nodes) {
      const lines = linesOf(id).join('\n');
      const words = [key, description ?? '', ...entry, ...exit, ...tags, ...invokes.map(({ name }) => name)];
      for (const word of words) expect(lines).toContain(word);
    }
  });
});

describe('an outline tells', () => {
  test('what kind of state it is, and what it does', () => {
    render(<Outline chart={zooChart('regions')} />);
    expect(linesOf('regions.off')).toEqual(['off initial']);
    expect(linesOf('regions.on')).toEqual(['on parallel', 'entry / light']);
    expect(linesOf('regions.on.left')).toEqual(['left region']);
    expect(linesOf('regions.on.left.end')).toEqual(['end final']);
    expect(linesOf('regions.on.last')).toEqual(['last shallow history']);
    expect(linesOf('remembered')).toEqual(['remembered deep history', 'at first on.left.two']);
    expect(linesOf('regions.a-b')).toEqual(['a-b', 'starts with start']);
  });

  test('where a transition leads', () => {
    const { transitions } = zooChart('regions');
    render(<Outline chart={zooChart('regions')} />);
    const idOf = (name: string) => transitions.find(({ event }) => event === name)?.id ?? '';
    expect(item(idOf('BOTH')).textContent).toBe('BOTH to on.left.two and on.right.b');
    expect(item(idOf('AGAIN')).textContent).toBe('AGAIN (re-enters) to on');
    expect(item(idOf('KEEP')).textContent).toBe('KEEP / keep stays');
  });

  test('that one is blocked, or leads to where it is', () => {
    render(<Outline chart={zooChart('events')} />);
    expect(item('events.open/1').textContent).toBe('BLOCKED (blocked) ');
    expect(item('events.open/3').textContent).toBe('SELF to itself');
    expect(item('events.open/4').textContent).toBe('AGAIN (re-enters) to open. Once more.');
  });

  test('what is active and what was taken, in words', () => {
    const state: ChartState = {
      ...restingChart,
      active: new Set(['events', 'events.open']),
      taken: new Set(['events.open/3']),
    };
    render(<Outline chart={zooChart('events')} state={state} />);
    expect(linesOf('events.open')[0]).toBe('open initial active');
    expect(linesOf('events.shut')[0]).toBe('shut');
    expect(item('events.open/3').textContent).toBe('SELF to itself taken');
    expect(screen.getAllByText('taken')).toHaveLength(1);
  });
});

test('an outline tells what is alike twice', () => {
  const chart = chartOf(createMachine({ id: 'm', description: 'entry / a', entry: 'a' }));
  render(<Outline chart={chart} />);
  expect(linesOf('m')).toEqual(['m', 'entry / a', 'entry / a']);
});

test('an outline tells what is started by an action', () => {
  const src = createMachine({ id: 'child' });
  const logic = { used: src, spare: src };
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { invoke: { src: 'used' } } } });
  render(<Outline chart={chartOf(machine.provide({ actors: logic }))} />);
  expect([linesOf('m'), linesOf('m.a')]).toEqual([
    ['m', 'starts spare'],
    ['a initial', 'invoke used'],
  ]);
});

describe('in an outline', () => {
  test('a transition that is enabled is a button, and no other is', () => {
    const onTransition = vi.fn();
    const state: ChartState = { ...restingChart, enabled: new Set(['events.open/3']) };
    const { rerender } = render(
      <Outline chart={zooChart('events')} state={state} onTransition={onTransition} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'SELF' }));
    expect(onTransition).toHaveBeenCalledExactlyOnceWith('events.open/3');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    rerender(<Outline chart={zooChart('events')} state={state} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('a transition keeps the focus when it can no longer be pressed, and when it can be pressed again', () => {
    const enabled: ChartState = { ...restingChart, enabled: new Set(['events.open/3']) };
    const outline = (state: ChartState) => (
      <Outline chart={zooChart('events')} state={state} onTransition={vi.fn()} />
    );
    const { rerender } = render(outline(enabled));
    screen.getByRole('button', { name: 'SELF' }).focus();
    rerender(outline(restingChart));
    expect(screen.queryByRole('button', { name: 'SELF' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('SELF');
    rerender(outline(enabled));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'SELF' }));
    // The focus of another element is not taken.
    screen.getByRole('button', { name: 'SELF' }).blur();
    rerender(outline(restingChart));
    expect(document.activeElement).toBe(document.body);
  });
});
