import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import type { GuardOutcome } from '../../../../../machines/statechart/engine/xstateAdapter';
import { machineJson } from '../../../../../machines/statechart/export';
import {
  chartOf,
  declaredTransitions,
  plainContext,
  withDescendants,
} from '../../../../../machines/statechart/graph';
import { randomMachines } from '../../../../support/randomMachine';
import { type Comparison, type Walked, walked, walkTwice } from '../../../../support/randomWalks';

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A real actor with an inspector reports its initial snapshot; a simulated one does not. */
const isOfWatched = (event: string) => event.startsWith('xstate.snapshot.');

/**
 * Adds an action to each exited and entered state and each transition. They are added after the others,
 * independently of the engine, and again to each copy.
 */
function withActions(machine: AnyStateMachine): AnyStateMachine {
  const copy = machine.provide({});
  for (const state of withDescendants(copy.root)) {
    state.exit.push(`leave ${state.id}`);
    state.entry.push(`enter ${state.id}`);
    for (const { id, event, definition } of declaredTransitions(state)) {
      const actions = isOfWatched(event) ? [] : [...definition.actions, `take ${id}`];
      Object.assign(definition, { actions });
    }
  }
  return Object.assign(copy, {
    provide: (implementations: Parameters<AnyStateMachine['provide']>[0]) =>
      withActions(machine.provide(implementations)),
  });
}

const marked = (each: Walked): Walked => ({ ...each, real: withActions(each.machine) });

const compareStates: Comparison = ({ state }, real) => {
  const { value, status, tags, context } = state;
  const actual = real.actor.getSnapshot();
  expect(state.timers.map(({ dueMs }) => dueMs)).toEqual(real.timersDueMs());
  expect({ value, status, tags, context, children: Object.keys(state.snapshot.children) }).toEqual({
    value: actual.value,
    status: actual.status,
    tags: [...actual.tags],
    context: plainContext(actual.context),
    children: Object.keys(actual.children),
  });
};

const outcomes = (guards: readonly GuardOutcome[]) =>
  [...new Set(guards.map(({ guard, outcome }) => `${guard} ${outcome}`))].sort();

const compareEffects: Comparison = ({ trace, state }, { executed, emitted, observation }) => {
  expect(outcomes(trace.flatMap(({ guards }) => guards))).toEqual(outcomes(observation().guards));
  expect(trace.flatMap((entry) => entry.emitted)).toEqual(emitted);
  const of = (prefix: string) =>
    executed.filter((type) => type.startsWith(prefix)).map((type) => type.slice(prefix.length));
  const heard = trace.filter(({ event }) => !isOfWatched(event.type));
  // Regions react to the same event; their order does not matter.
  expect(heard.flatMap(({ transitions }) => transitions).sort()).toEqual(of('take ').sort());
  expect(trace.flatMap(({ entered }) => entered)).toEqual(of('enter '));
  // A machine that stops runs its exit actions, but keeps its last states.
  const staying = state.status === 'done' ? state.active.length : 0;
  expect(trace.flatMap(({ exited }) => exited)).toEqual(of('leave ').slice(0, of('leave ').length - staying));
};

const compareActions: Comparison = ({ trace }, { executed }) => {
  const own = executed.filter((type) => !/^(?:leave|take|enter) |^xstate\./.test(type));
  expect(trace.flatMap(({ actions }) => actions)).toEqual(own);
};

describe.each(walked.map((each) => [each.machine.id, each] as const))('%s', (_id, each) => {
  test('is simulated as a real actor runs, on 200 random walks', () => {
    walkTwice(marked(each), compareStates, compareEffects);
  });
});

/** A machine with more of everything than real ones have, and few events. */
function tangled(random: AnyStateMachine): Walked {
  const json = machineJson(chartOf(random));
  const machine = createMachine(
    JSON.parse(json.replace(/EVENT_(\d+)/g, (_all, count) => `EVENT_${count % 5}`)),
  );
  const guards = chartOf(machine).guards.map(
    ({ name }, index) => [name, () => index % 3 === 0 && name !== 'isReady'] as const,
  );
  return {
    machine: machine.provide({ guards: Object.fromEntries(guards) }),
    examples: {},
    inputs: [undefined],
  };
}

test.each([...randomMachines(30).entries()])(
  'random machine %i is simulated as a real actor runs, down to its actions, on 20 random walks',
  (_, random) => {
    const atTheEnd: Comparison = (simulation, real) => {
      compareEffects(simulation, real);
      compareActions(simulation, real);
    };
    walkTwice(marked(tangled(random)), compareStates, atTheEnd, 20);
  },
);
