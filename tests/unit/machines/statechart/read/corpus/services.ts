import { assign, cancel, createMachine, raise, sendTo, setup } from 'xstate';

enum Status {
  Idle = 'idle',
  Busy = 'busy',
}

/** An enumeration as keys and targets. */
export const queueMachine = createMachine({
  id: 'queue',
  initial: Status.Idle,
  states: { [Status.Idle]: { on: { JOB: Status.Busy } }, [Status.Busy]: { on: { DONE: Status.Idle } } },
});

/** Events that the machine sends to itself later. */
export const debounceMachine = createMachine({
  id: 'debounce',
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        INPUT: { actions: [cancel('search'), raise({ type: 'SEARCH' }, { id: 'search', delay: 300 })] },
        SEARCH: 'searching',
      },
    },
    searching: { invoke: { src: 'search', onDone: 'quiet', onError: 'quiet' }, on: { INPUT: 'quiet' } },
  },
});

/** Upload of files in chunks. */
export const chunkMachine = setup({
  types: {
    context: {} as { sent: number; readonly total: number },
    events: {} as { type: 'CHUNK' } | { type: 'ABORT' },
  },
  guards: { isComplete: ({ context }) => context.sent >= context.total },
  actions: { count: assign({ sent: ({ context }) => context.sent + 1 }) },
}).createMachine({
  id: 'chunks',
  context: { sent: 0, total: 10 },
  initial: 'sending',
  states: {
    sending: {
      always: { guard: 'isComplete', target: 'complete' },
      on: { CHUNK: { actions: 'count' }, ABORT: 'aborted' },
    },
    complete: { type: 'final' },
    aborted: { type: 'final' },
  },
});

/** Tokens that expire, with a delay from the context. */
export const sessionMachine = setup({
  types: { context: {} as { lifetime: number }, events: {} as { type: 'USE' } | { type: 'SIGN_OUT' } },
  delays: {
    lifetime: ({ context }) => context.lifetime,
    warning: ({ context }) => context.lifetime - 60_000,
  },
}).createMachine({
  id: 'session',
  context: { lifetime: 600_000 },
  initial: 'active',
  states: {
    active: { after: { warning: 'warned' }, on: { USE: { target: 'active', reenter: true } } },
    warned: { after: { lifetime: 'expired' }, on: { USE: 'active' } },
    expired: { type: 'final' },
  },
  on: { SIGN_OUT: '.expired' },
});

/** Two machines that talk to each other. */
const printer = createMachine({
  id: 'printer',
  initial: 'off',
  states: { off: { on: { PRINT: 'on' } }, on: { on: { STOP: 'off' } } },
});
export const deskMachine = setup({ actors: { printer } }).createMachine({
  id: 'desk',
  initial: 'working',
  invoke: { src: 'printer', id: 'printer' },
  states: {
    working: { on: { PRINT: { actions: sendTo('printer', { type: 'PRINT' }) }, LEAVE: 'away' } },
    away: { on: { RETURN: 'working' } },
  },
});
