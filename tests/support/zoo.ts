import {
  type AnyStateMachine,
  and,
  assign,
  createMachine,
  emit,
  fromPromise,
  log,
  not,
  or,
  raise,
  setup,
  spawnChild,
  stateIn,
} from 'xstate';
import { machines } from '../../machines/registry';
import type { MachineModel } from '../../machines/statechart/paths';

/** One of each feature that a chart can have; none has a purpose. */
const child = createMachine({ id: 'child', initial: 'only', states: { only: { type: 'final' } } });

const guards = setup({
  guards: {
    isA: () => true,
    isB: () => true,
    isAbove: (_, { floor }: { floor: number }) => floor > 0,
    isBoth: and(['isA', 'isB']),
  },
}).createMachine({
  id: 'guards',
  initial: 'here',
  states: {
    here: {
      on: {
        NAMED: { guard: 'isA', target: 'there' },
        PARAMS: { guard: { type: 'isAbove', params: { floor: 3 } }, target: 'there' },
        ALIAS: { guard: 'isBoth', target: 'there' },
        AND: { guard: and(['isA', or(['isB', not('isA')])]), target: 'there' },
        OR: { guard: or([and(['isA', 'isB']), 'isB']), target: 'there' },
        NOT: { guard: not(and(['isA', 'isB'])), target: 'there' },
        IN: { guard: stateIn({ there: 'inside' }), target: 'there' },
        IN_ID: { guard: stateIn('#guards.there'), target: 'there' },
        INLINE: { guard: () => true, target: 'there' },
        LIST: [{ guard: 'isA', target: 'there' }, { guard: 'isB', actions: log('b') }, { target: 'here' }],
      },
    },
    there: { initial: 'inside', states: { inside: {} } },
  },
});

const delays = createMachine(
  {
    id: 'delays',
    initial: 'waiting',
    states: {
      waiting: {
        entry: 'greet',
        exit: ['wave', raise({ type: 'BYE' })],
        after: {
          short: { target: 'done' },
          later: { target: 'done' },
          500: [{ guard: () => false, target: 'done' }, { actions: 'nag' }],
        },
      },
      done: { always: { target: 'over', description: 'Nothing is left.' } },
      over: { type: 'final' },
    },
  },
  { delays: { short: 300, later: () => 5 } },
);

const actors = createMachine(
  {
    id: 'actors',
    initial: 'loading',
    entry: spawnChild('spawned'),
    states: {
      loading: {
        invoke: [
          {
            src: 'load',
            onDone: { target: 'next' },
            onError: { target: 'failed', actions: emit({ type: 'FAILED' }) },
          },
          { src: 'save', id: 'saving', onDone: { actions: assign({}) } },
        ],
      },
      next: {
        invoke: { src: 'child', id: 'kid', onDone: 'end' },
      },
      failed: {},
      end: { type: 'final' },
    },
  },
  {
    actors: {
      load: fromPromise(() => Promise.resolve(1)),
      save: fromPromise(() => Promise.resolve(2)),
      child,
      spawned: child,
    },
  },
);

const events = createMachine({
  id: 'events',
  initial: 'open',
  on: { RESET: { target: '.open' } },
  states: {
    open: {
      tags: ['visible', 'busy'],
      description: 'Says: "hi"; <ends> with 100 % | more',
      on: {
        SELF: { target: 'open' },
        AGAIN: { target: 'open', reenter: true, description: 'Once more.' },
        STAY: { actions: ['a', { type: 'b', params: { to: 'x', n: 1 } }, () => undefined] },
        'odd: name; <b>"x"</b> %% $$ `y` \\n': { target: 'shut' },
      },
    },
    shut: {},
  },
});

const regions = createMachine({
  id: 'regions',
  initial: 'off',
  states: {
    off: {
      on: {
        ON: { target: 'on' },
        INTO: { target: 'on.left.nest' },
      },
    },
    on: {
      type: 'parallel',
      entry: 'light',
      on: { OFF: 'off', AGAIN: { target: '#regions.on', reenter: true }, KEEP: { actions: 'keep' } },
      states: {
        left: {
          initial: 'nest',
          on: { HOME: { target: '.nest' } },
          states: {
            nest: {
              initial: 'x',
              on: { UP: 'two', LEAVE: '#regions.off' },
              states: { x: { on: { OUT: { target: '#regions.on.left.nest' } } }, 'y z': {} },
            },
            two: { on: { CROSS: '#regions.on.right.b', DOWN: 'nest' } },
            end: { type: 'final' },
          },
        },
        right: {
          initial: 'a',
          states: {
            a: { on: { NEXT: 'b' } },
            b: { on: { OUT: '#regions.off' } },
            inner: {
              type: 'parallel',
              states: { p: {}, q: { initial: 'q1', states: { q1: {} } } },
              on: { IN: '.q' },
            },
            end: { type: 'final' },
          },
        },
        plain: { on: { POKE: { actions: 'poke' } } },
      },
    },
    class: { initial: 'state', states: { state: {} } },
    'a-b': { initial: 'c', states: { c: {} } },
    first: { id: 'start', on: { GO: 'a-b', CLASS: 'class' } },
  },
});

/** Fixture machines that together use every feature of a chart. */
export const zoo: readonly AnyStateMachine[] = [guards, delays, actors, events, regions];

/** The fixtures and the machines of the site, each with its id. */
export const allMachines = [...zoo, ...machines.map(({ machine }) => machine)].map(
  (machine) => [machine.id, machine] as const,
);

/** The model of a machine whose events have no payload. */
export const plainModel = (...types: readonly string[]): MachineModel => ({
  starts: [{ name: 'at first', input: undefined }],
  events: Object.fromEntries(types.map((type) => [type, { meaning: '' }])),
});

export const delaysModel = plainModel('go');

export const featuresModel: MachineModel = {
  ...plainModel('off', 'on', 'left.next', 'right.check', 'number.raised'),
  relevant: ({ count }: { count: number }) => count,
  isFarEnough: ({ count }: { count: number }) => count > 4,
};
