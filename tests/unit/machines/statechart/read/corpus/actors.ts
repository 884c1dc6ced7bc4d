import {
  assign,
  createMachine,
  emit,
  forwardTo,
  fromObservable,
  fromPromise,
  fromTransition,
  log,
  sendParent,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';

const itemMachine = createMachine({
  id: 'item',
  initial: 'reading',
  states: {
    reading: { on: { EDIT: 'editing' } },
    editing: {
      on: { COMMIT: { target: 'reading', actions: sendParent({ type: 'ITEM.COMMIT' }) }, CANCEL: 'reading' },
    },
  },
});

export const listMachine = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'ADD' } | { type: 'REMOVE' } | { type: 'ITEM.COMMIT' } | { type: 'PING' },
  },
  actors: { item: itemMachine },
}).createMachine({
  id: 'list',
  context: { count: 0 },
  initial: 'ready',
  states: {
    ready: {
      on: {
        ADD: {
          actions: [
            spawnChild('item', { id: 'item' }),
            assign({ count: ({ context }) => context.count + 1 }),
          ],
        },
        REMOVE: { actions: stopChild('item') },
        PING: { actions: [forwardTo('item'), log('ping')] },
        'ITEM.COMMIT': { target: 'saving' },
      },
    },
    saving: {
      invoke: { src: fromPromise(() => Promise.resolve(1)), onDone: { target: 'ready' }, onError: 'failed' },
    },
    failed: { entry: log('failed') },
  },
});

export const feedMachine = setup({
  actors: {
    ticks: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => undefined }) })),
    counter: fromTransition((state: number) => state + 1, 0),
  },
}).createMachine({
  id: 'feed',
  initial: 'live',
  invoke: [{ src: 'counter', id: 'counter', systemId: 'counter' }],
  states: {
    live: {
      invoke: { src: 'ticks', id: 'ticks', onSnapshot: { actions: emit({ type: 'tick' }) }, onDone: 'ended' },
      on: { PAUSE: 'paused' },
    },
    paused: { on: { RESUME: 'live' } },
    ended: { type: 'final' },
  },
});
