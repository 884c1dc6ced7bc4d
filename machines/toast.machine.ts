import { assign, sendParent, setup } from 'xstate';
import { now } from './shared/clock';

export type ToastEvent =
  /** The pointer or the focus is on the toasts, or the page is hidden. */
  { type: 'time.paused' } | { type: 'time.resumed' } | { type: 'toast.dismissed' };

export interface ToastInput {
  readonly id: string;
  /** Shown while the time is paused. */
  readonly isPaused: boolean;
}

interface ToastContext extends ToastInput {
  /** Time left, in ms. */
  readonly remaining: number;
  /** When the time last began to run, in ms of a clock that nobody can set. */
  readonly startedAt: number;
}

/** How long a toast stays (decisions of the product), in ms. */
export const LIFETIME_MS = 6_000;
/** How long a toast takes on its way out, in ms. */
export const LEAVING_MS = 200;

/**
 * One toast on screen: its time runs or is paused, and then it leaves. It starts when the toast is shown, and goes on
 * with what was left after a pause.
 */
export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent, input: {} as ToastInput },
  delays: {
    remaining: ({ context }) => context.remaining,
    leaving: LEAVING_MS,
  },
  guards: { startsPaused: ({ context }) => context.isPaused },
  actions: {
    noteStart: assign({ startedAt: () => now() }),
    noteElapsed: assign({
      remaining: ({ context }) => Math.max(0, context.remaining - (now() - context.startedAt)),
    }),
    tellParent: sendParent(({ context }) => ({ type: 'toast.left', id: context.id })),
  },
}).createMachine({
  id: 'toast',
  description: 'How long one toast stays on screen.',
  context: ({ input }) => ({ ...input, remaining: LIFETIME_MS, startedAt: 0 }),
  initial: 'shown',
  states: {
    shown: {
      initial: 'arriving',
      on: { 'toast.dismissed': { target: 'leaving' } },
      states: {
        arriving: { always: [{ guard: 'startsPaused', target: 'paused' }, { target: 'running' }] },
        running: {
          entry: 'noteStart',
          exit: 'noteElapsed',
          after: { remaining: { target: '#toast.leaving' } },
          on: { 'time.paused': { target: 'paused' } },
        },
        paused: { on: { 'time.resumed': { target: 'running' } } },
      },
    },
    leaving: { after: { leaving: { target: 'gone' } } },
    gone: { type: 'final', entry: 'tellParent' },
  },
});
