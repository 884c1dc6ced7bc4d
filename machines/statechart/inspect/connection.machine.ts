import { assign, not, setup } from 'xstate';

/** Interval between two pings, in ms. */
export const PING_INTERVAL_MS = 2_000;

/** Number of unanswered pings after which a page counts as silent: it crashed, or stopped at a breakpoint. */
export const MAX_UNANSWERED = 3;

export type ConnectionEvent =
  /** A page sent a message. */
  | { type: 'page.answered'; page: string }
  /** A page was hidden. */
  | { type: 'page.left'; page: string };

interface ConnectionContext {
  /** Number of unanswered pings by page id. */
  readonly unanswered: Readonly<Record<string, number>>;
}

/** True if a page answers. */
export const isAnswering = ({ unanswered }: ConnectionContext, page: string): boolean =>
  (unanswered[page] ?? MAX_UNANSWERED) < MAX_UNANSWERED;

/**
 * Connection of a viewer to pages. It counts pings, not seconds, because timers of a background window are throttled, and
 * the pings with them.
 */
export const connectionMachine = setup({
  types: { context: {} as ConnectionContext, events: {} as ConnectionEvent },
  delays: { pingInterval: PING_INTERVAL_MS },
  guards: {
    isAnyAnswering: ({ context }) =>
      Object.keys(context.unanswered).some((page) => isAnswering(context, page)),
  },
  actions: {
    /** Provided by the session: sends a ping to all pages. */
    ping: () => undefined,
    countPing: assign({
      unanswered: ({ context }) =>
        Object.fromEntries(Object.entries(context.unanswered).map(([page, count]) => [page, count + 1])),
    }),
    resetCount: assign({
      unanswered: ({ context, event }) => ({ ...context.unanswered, [event.page]: 0 }),
    }),
    removePage: assign({
      unanswered: ({ context, event }) =>
        Object.fromEntries(Object.entries(context.unanswered).filter(([page]) => page !== event.page)),
    }),
  },
}).createMachine({
  id: 'connection',
  description: 'Connection of a viewer to the pages that it watches.',
  context: { unanswered: {} },
  type: 'parallel',
  on: { 'page.answered': { actions: 'resetCount' }, 'page.left': { actions: 'removePage' } },
  states: {
    pinging: {
      initial: 'pausing',
      states: {
        pausing: {
          after: {
            pingInterval: { target: 'pausing', reenter: true, actions: ['countPing', 'ping'] },
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
