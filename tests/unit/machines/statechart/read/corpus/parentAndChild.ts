import { assign, createMachine, sendParent, sendTo, setup, spawnChild, stopChild } from 'xstate';

export const childMachine = createMachine({
  id: 'child',
  initial: 'working',
  states: {
    working: { after: { 100: { target: 'done', actions: sendParent({ type: 'CHILD.DONE' }) } } },
    done: { type: 'final' },
  },
});

export const parentMachine = setup({
  types: { events: {} as { type: 'START' } | { type: 'STOP' } | { type: 'CHILD.DONE' } },
  actors: { childMachine },
}).createMachine({
  id: 'parent',
  context: { count: 0 },
  initial: 'idle',
  states: {
    idle: { on: { START: { target: 'running', actions: spawnChild('childMachine', { id: 'first' }) } } },
    running: {
      invoke: [
        { src: 'childMachine', id: 'second', onDone: { target: 'idle' } },
        { src: childMachine, onSnapshot: { actions: 'watch' } },
      ] as never,
      on: {
        'CHILD.DONE': { actions: assign({ count: 1 }) },
        STOP: { target: 'idle', actions: [stopChild('first'), sendTo('second', { type: 'STOP' })] },
      },
    },
  },
});
