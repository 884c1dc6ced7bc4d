import { assign, sendParent, setup } from 'xstate';
import { now } from '../src/lib/clock';

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
  /** Last start of the time, in ms of a monotonic clock. */
  readonly startedAt: number;
}

/** Duration of a toast, without pauses, in ms. */
export const LIFETIME_MS = 6_000;
/** Duration of the closing animation, in ms. */
export const LEAVING_MS = 200;

/**
 * One toast on screen. Its time starts when the toast is shown. A pause stops it, and the rest continues afterwards. Then the
 * toast leaves.
 */
export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent, input: {} as ToastInput },
  delays: {
    remaining: ({ context }) => context.remaining,
    leaving: LEAVING_MS,
  },
  guards: { startsPaused: ({ context }) => context.isPaused },
  actions: {
    setStartedAt: assign({ startedAt: () => now() }),
    subtractElapsed: assign({
      remaining: ({ context }) => Math.max(0, context.remaining - (now() - context.startedAt)),
    }),
    sendLeft: sendParent(({ context }) => ({ type: 'toast.left', id: context.id })),
  },
}).createMachine({
  id: 'toast',
  description: 'Times one toast on screen; the toasts spawn one for each.',
  context: ({ input }) => ({ ...input, remaining: LIFETIME_MS, startedAt: 0 }),
  initial: 'shown',
  states: {
    shown: {
      initial: 'arriving',
      on: { 'toast.dismissed': { target: 'leaving' } },
      states: {
        arriving: { always: [{ guard: 'startsPaused', target: 'paused' }, { target: 'running' }] },
        running: {
          entry: 'setStartedAt',
          exit: 'subtractElapsed',
          after: { remaining: { target: '#toast.leaving' } },
          on: { 'time.paused': { target: 'paused' } },
        },
        paused: { on: { 'time.resumed': { target: 'running' } } },
      },
    },
    leaving: { after: { leaving: { target: 'gone' } } },
    gone: { type: 'final', entry: 'sendLeft' },
  },
});
