import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, and, assign, createMachine, not, raise } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { machineJson, missingCode } from '../../../../../machines/statechart/export';
import { type Chart, chartOf } from '../../../../../machines/statechart/graph';
import { readMachines } from '../../../../../machines/statechart/read';
import { zoo } from '../../../../support/zoo';

/** The chart of the machine that the JSON of another one is read as. */
function again(machine: AnyStateMachine): Chart {
  const [read] = readMachines(machineJson(chartOf(machine)));
  if (!read) throw new Error('The export has no machine.');
  return chartOf(read.machine);
}

const all = [...zoo, ...machines.map(({ machine }) => machine)].map(
  (machine) => [machine.id, machine] as const,
);

test.each(all)('createMachine takes the JSON of %s for the same states and transitions', (_id, machine) => {
  const chart = chartOf(machine);
  const made = chartOf(createMachine(JSON.parse(machineJson(chart))));
  const ends = ({ nodes, transitions }: Chart) => ({
    nodes: nodes.map(({ id, type, initial, tags, invokes }) => ({
      ...{ id, type, tags, initial: initial?.target, invokes: invokes.map((invoke) => invoke.id) },
    })),
    transitions: transitions.map(({ id, event, targets, reenter }) => ({ id, event, targets, reenter })),
  });
  expect(ends(made)).toEqual(ends(chart));
});

describe('the JSON of a machine makes the same chart again', () => {
  test('with ids and keys that have dots in them', () => {
    const machine = createMachine({
      id: 'my.machine',
      initial: 'a.b',
      states: {
        'a.b': { on: { X: '#c\\.d', Y: { target: '#my\\.machine.e' } } },
        c: { id: 'c.d', initial: 'f', states: { f: { on: { BACK: '#my\\.machine.a\\.b' } } } },
        e: {},
      },
    });
    expect(again(machine)).toEqual(chartOf(machine));
  });

  test('with states that can be gone to by their ids', () => {
    const machine = createMachine(
      {
        id: 'm',
        initial: 'a',
        states: {
          a: { id: 'a', route: {} },
          b: { id: 'm.b', route: { guard: 'isOpen', actions: 'act' } },
        },
      },
      { guards: { isOpen: () => true } },
    );
    expect(again(machine)).toEqual(chartOf(machine));
  });

  test("with XState's own events written out", () => {
    const go = { target: '.b' };
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      on: { 'xstate.done.state.other': go, 'xstate.error.actor.x': go, 'xstate.after.9.z': go },
      states: { a: {}, b: { initial: { target: 'c', actions: 'act' }, states: { c: {} } } },
    });
    expect(again(machine)).toEqual(chartOf(machine));
  });
});

test('the JSON reads like a configuration of an author', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { OPEN: { target: 'open', guard: 'isUnlocked' } } },
      open: { tags: ['bright'], entry: 'ring', after: { 500: 'closed' }, on: { OPEN: undefined } },
    },
  });
  expect(JSON.parse(machineJson(chartOf(machine)))).toEqual({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { OPEN: { target: '#door.open', guard: 'isUnlocked' } } },
      open: {
        tags: ['bright'],
        entry: ['ring'],
        on: { OPEN: {} },
        after: { 500: { target: '#door.closed' } },
      },
    },
    implementations: {
      guards: { isUnlocked: { $type: 'missing' } },
      actions: { ring: { $type: 'missing' } },
    },
  });
});

test('the JSON has data as it is written, and names for code, which are listed', () => {
  const machine = createMachine(
    {
      id: 'timer',
      version: '2',
      context: { elapsed: 0, startedAt: new Date(0), laps: new Map([[1, undefined]]) },
      entry: [
        raise({ type: 'tick' }, { delay: 'pace' }),
        assign({ elapsed: ({ context }) => context.elapsed }),
      ],
      invoke: { src: 'clock', input: { ms: 10 } },
      on: {
        tick: { guard: and(['isOn', not(() => false)]), actions: { type: 'beep', params: { volume: 3 } } },
      },
      output: ({ context }: { context: unknown }) => context,
    },
    { delays: { pace: 250 }, actions: { beep: () => undefined } },
  );
  const chart = chartOf(machine);
  expect(JSON.parse(machineJson(chart))).toEqual({
    id: 'timer',
    version: '2',
    context: {
      elapsed: 0,
      startedAt: { $type: 'date', value: '1970-01-01T00:00:00.000Z' },
      laps: { $type: 'map', value: [[1, { $type: 'undefined' }]] },
    },
    entry: [
      { type: 'xstate.raise', params: { event: { type: 'tick' }, delay: 'pace' } },
      { type: 'xstate.assign', params: { assignment: { elapsed: { $type: 'function', name: 'elapsed' } } } },
    ],
    invoke: { id: '0.timer', src: 'clock', input: { ms: 10 } },
    on: {
      tick: {
        guard: {
          type: 'xstate.and',
          params: { guards: ['isOn', { type: 'xstate.not', params: { guards: ['inline guard 1'] } }] },
        },
        actions: [{ type: 'beep', params: { volume: 3 } }],
      },
    },
    output: { $type: 'function', name: 'output' },
    implementations: {
      guards: { 'inline guard 1': { $type: 'function' }, isOn: { $type: 'missing' } },
      actions: { beep: { $type: 'function' } },
      actors: { clock: { $type: 'missing' } },
      delays: { pace: 250 },
    },
  });
  expect(missingCode(chart).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'guard inline guard 1',
    'guard isOn',
    'action beep',
    'actor clock',
    'value elapsed',
    'value output',
  ]);
});
