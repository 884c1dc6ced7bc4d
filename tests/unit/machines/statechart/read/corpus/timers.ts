import { cancel, createMachine, emit, raise } from 'xstate';

/** Debounced search with delayed events. */
export const searchMachine = createMachine(
  {
    id: 'search',
    initial: 'idle',
    states: {
      idle: {
        on: {
          TYPE: {
            actions: [cancel('search'), raise({ type: 'SEARCH' }, { delay: 300, id: 'search' })],
          },
          SEARCH: 'searching',
        },
      },
      searching: {
        after: {
          timeout: 'idle',
          soon: { actions: 'showSpinner' },
          10000: { target: 'idle', reenter: true },
        },
        exit: emit({ type: 'searched' }),
      },
    },
  },
  { delays: { timeout: 5000, soon: () => Math.random() * 100 } },
);
