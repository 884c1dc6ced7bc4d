import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { machineJson } from '../../../../../machines/statechart/export/machineJson';
import { type Chart, type ChartTransition, chartOf } from '../../../../../machines/statechart/graph';
import { zoo } from '../../../../support/zoo';

/**
 * Removes what JSON cannot represent: the duration of named delays, actors other than invoked ones, and the
 * parts of combined guards.
 */
function withoutImplementations({ id, nodes, transitions }: Chart) {
  const withoutDelay = ({ delay, ...rest }: ChartTransition) => ({
    ...rest,
    delay: delay?.name === undefined ? delay : delay.name,
    guardNames: undefined,
  });
  return { id, nodes, transitions: transitions.map(withoutDelay) };
}

const again = (machine: AnyStateMachine) => chartOf(createMachine(JSON.parse(machineJson(chartOf(machine)))));

describe('the JSON of a machine makes the same chart again', () => {
  test.each(
    [...zoo, ...machines.map(({ machine }) => machine)].map((machine) => [machine.id, machine] as const),
  )('%s', (_id, machine) => {
    expect(withoutImplementations(again(machine))).toEqual(withoutImplementations(chartOf(machine)));
  });

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
    expect(withoutImplementations(again(machine))).toEqual(withoutImplementations(chartOf(machine)));
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

test('the JSON reads as somebody would write it', () => {
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
  });
});
