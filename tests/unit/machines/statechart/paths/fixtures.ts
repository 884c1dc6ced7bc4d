import { and, assign, fromCallback, fromPromise, not, raise, sendParent, setup } from 'xstate';
import type { MachineModel } from '../../../../../machines/statechart/paths/model';

const start = { name: 'at first', input: undefined };

/** The model of a machine whose events have no payload. */
export const plainModel = (...types: readonly string[]): MachineModel => ({
  starts: [start],
  events: Object.fromEntries(types.map((type) => [type, [{ type }]])),
});

/** Has an unreachable state, transitions that are never taken, and guards with one outcome only. */
export const deadMachine = setup({
  guards: { always: () => true, never: () => false, unused: () => true },
}).createMachine({
  id: 'dead',
  initial: 'a',
  states: {
    a: {
      on: { go: [{ guard: 'always', target: 'b' }, { target: 'c' }], stay: { guard: 'never', target: 'c' } },
    },
    b: { on: { back: 'a' } },
    c: { on: { back: 'a' } },
  },
});

/** A short delay, and a longer one that the short one's target cancels. */
export const delaysMachine = setup({
  delays: { short: 100, long: 1_000, computed: () => 300.4 },
}).createMachine({
  id: 'delays',
  initial: 'both',
  states: {
    both: {
      initial: 'first',
      after: { long: 'late' },
      states: { first: { after: { short: 'second' } }, second: { on: { go: '#delays.alone' } } },
    },
    late: { entry: raise({ type: 'ping' }, { delay: 50 }), on: { ping: 'alone' } },
    alone: { after: { computed: 'both', 5000: 'late' } },
  },
});

/** Only the machine itself sends the ping. */
export const delaysModel: MachineModel = { ...plainModel(), events: { go: [{ type: 'go' }], ping: [] } };

/** Invokes an actor that resolves or rejects, and one that is only ever stopped. */
export const answersMachine = setup({
  actors: { ask: fromPromise<void>(() => Promise.resolve()), listen: fromCallback(() => undefined) },
  actions: {
    shout: () => {
      throw new Error('This reaches outside.');
    },
    tell: sendParent({ type: 'told' }),
  },
}).createMachine({
  id: 'answers',
  initial: 'asking',
  states: {
    asking: {
      entry: ['shout', 'tell'],
      invoke: [{ src: 'ask', onDone: { actions: 'shout' }, onError: 'failed' }, { src: 'listen' }],
      on: { done: 'finished' },
    },
    failed: { on: { again: 'asking' } },
    finished: { type: 'final' },
  },
});

/** Wildcards, a forbidden event, a history state, regions, and a transient state. */
export const featuresMachine = setup({
  types: { context: {} as { count: number } },
  guards: {
    isSmall: ({ context }) => context.count < 3,
    isOdd: ({ context }) => context.count % 2 === 1,
    isSmallAndEven: and(['isSmall', not('isOdd')]),
  },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'features',
  context: { count: 0 },
  initial: 'on',
  on: { 'number.*': { actions: 'count' }, off: '.off' },
  states: {
    on: {
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { on: { 'left.next': 'b' } }, b: { on: { off: undefined } } } },
        right: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'isSmallAndEven', target: 'even' }, { target: 'other' }] },
            even: { on: { 'right.check': 'choosing' } },
            other: { on: { 'right.check': 'choosing' } },
          },
        },
        was: { type: 'history', history: 'deep' },
      },
    },
    off: { on: { '*': 'on.was' } },
  },
});

export const featuresModel: MachineModel = {
  ...plainModel('off', 'left.next', 'right.check', 'number.raised'),
  relevant: ({ count }: { count: number }) => count,
  isFarEnough: ({ count }: { count: number }) => count > 4,
};
