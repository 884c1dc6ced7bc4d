import { and, assign, emit, fromCallback, fromPromise, not, raise, sendParent, setup } from 'xstate';

/** A form with a guard, a request that is invoked, a timeout, and an event that it emits. */
export const formMachine = setup({
  actors: { load: fromPromise<void>(() => Promise.reject(new Error('This reaches outside.'))) },
  guards: { isValid: ({ event }) => 'value' in event },
  actions: {
    count: assign({}),
    notify: emit({ type: 'notified' }),
    reportToParent: sendParent({ type: 'reported' }),
    reachOutside: () => {
      throw new Error('This reaches outside.');
    },
  },
  delays: { timeout: 1_000 },
}).createMachine({
  id: 'form',
  initial: 'idle',
  entry: ['reachOutside', 'reportToParent'],
  states: {
    idle: { exit: 'notify', on: { submit: { guard: 'isValid', target: 'sending', actions: 'count' } } },
    sending: {
      invoke: { src: 'load', id: 'request', onDone: 'idle', onError: 'failed' },
      after: { timeout: 'failed' },
      on: { again: { target: 'sending', reenter: true } },
    },
    failed: { on: { retry: 'sending', give_up: 'over' } },
    over: { type: 'final' },
  },
});

/** A short delay, a longer one that the short one's target cancels, and a delayed event that the machine raises. */
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

/** Invokes an actor that resolves or rejects, and one that is only ever stopped. */
export const answersMachine = setup({
  actors: { ask: fromPromise<void>(() => Promise.resolve()), listen: fromCallback(() => undefined) },
}).createMachine({
  id: 'answers',
  initial: 'asking',
  states: {
    asking: {
      invoke: [{ src: 'ask', onDone: {}, onError: 'failed' }, { src: 'listen' }],
      on: { done: 'finished' },
    },
    failed: { on: { again: 'asking' } },
    finished: { type: 'final' },
  },
});

/** Regions, composed guards, and a transient state. */
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
  on: { 'number.raised': { actions: 'count' }, off: '.off' },
  states: {
    on: {
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { on: { 'left.next': 'b' } }, b: {} } },
        right: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'isSmallAndEven', target: 'even' }, { target: 'other' }] },
            even: { on: { 'right.check': 'choosing' } },
            other: { on: { 'right.check': 'choosing' } },
          },
        },
      },
    },
    off: { on: { on: 'on' } },
  },
});
