import { assign, not, setup } from 'xstate';

/** How long a viewer waits between two questions to the pages, in ms. */
export const PING_INTERVAL_MS = 2_000;

/** A page that let so many questions in a row go unanswered is taken for gone: it crashed, or stands at a breakpoint. */
export const MAX_UNANSWERED = 3;

export type ConnectionEvent =
  /** A page said anything. */
  | { type: 'page.heard'; page: string }
  /** A page said that it is left. */
  | { type: 'page.left'; page: string };

interface ConnectionContext {
  /** How many questions each page has not answered, by its id. */
  readonly unanswered: Readonly<Record<string, number>>;
}

/** Whether a page is there, as far as one can hear. */
export const isAnswering = ({ unanswered }: ConnectionContext, page: string): boolean =>
  (unanswered[page] ?? MAX_UNANSWERED) < MAX_UNANSWERED;

/**
 * Whether a viewer has somebody to listen to. It counts questions, not seconds: in a window in the background time passes
 * slowly, and the questions with it.
 */
export const connectionMachine = setup({
  types: { context: {} as ConnectionContext, events: {} as ConnectionEvent },
  delays: { pingInterval: PING_INTERVAL_MS },
  guards: {
    isAnyAnswering: ({ context }) =>
      Object.keys(context.unanswered).some((page) => isAnswering(context, page)),
  },
  actions: {
    /** Given by the viewer: asks the pages who is still there. */
    ping: () => undefined,
    countQuestion: assign({
      unanswered: ({ context }) =>
        Object.fromEntries(Object.entries(context.unanswered).map(([page, count]) => [page, count + 1])),
    }),
    noteHeard: assign({
      unanswered: ({ context, event }) => ({ ...context.unanswered, [event.page]: 0 }),
    }),
    noteLeft: assign({
      unanswered: ({ context, event }) =>
        Object.fromEntries(Object.entries(context.unanswered).filter(([page]) => page !== event.page)),
    }),
  },
}).createMachine({
  id: 'connection',
  description: 'Whether a page of the site answers.',
  context: { unanswered: {} },
  type: 'parallel',
  on: { 'page.heard': { actions: 'noteHeard' }, 'page.left': { actions: 'noteLeft' } },
  states: {
    asking: {
      initial: 'pausing',
      states: {
        pausing: {
          after: {
            pingInterval: { target: 'pausing', reenter: true, actions: ['countQuestion', 'ping'] },
          },
        },
      },
    },
    pages: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'isAnyAnswering', target: 'connected' } },
        connected: { always: { guard: not('isAnyAnswering'), target: 'lost' } },
        lost: { always: { guard: 'isAnyAnswering', target: 'connected' } },
      },
    },
  },
});
