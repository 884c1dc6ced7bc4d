import { type ActorRefFrom, and, assign, enqueueActions, not, raise, setup, stateIn } from 'xstate';
import { toastMachine } from './toast.machine';

export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description?: string;
}

export interface ShownToast extends Toast {
  readonly ref: ActorRefFrom<typeof toastMachine>;
}

export type ToastsEvent =
  | { type: 'toast.added'; toast: Omit<Toast, 'id'> }
  /** The button, a swipe, or Escape. */
  | { type: 'toast.dismissed'; id: string }
  /** Sent by a toast when it is gone. */
  | { type: 'toast.left'; id: string }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

interface ToastsContext {
  /** On screen, newest first. */
  readonly shown: readonly ShownToast[];
  /** Not shown yet, oldest first. */
  readonly waiting: readonly Toast[];
  /** How many there have been: the next one's id. */
  readonly count: number;
}

/** At most this many toasts are visible. */
export const MAX_SHOWN = 3;

const toastsSetup = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: { toast: toastMachine },
  guards: {
    hasRoom: ({ context }) => context.shown.length < MAX_SHOWN,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasShown: ({ context }) => context.shown.length > 0,
    isPointerAway: stateIn({ pointer: 'away' }),
    isFocusAway: stateIn({ focus: 'away' }),
    isPageShown: stateIn({ page: 'shown' }),
  },
  actions: {
    enqueue: assign(({ context, event }) =>
      event.type === 'toast.added'
        ? {
            waiting: [...context.waiting, { ...event.toast, id: `toast-${context.count}` }],
            count: context.count + 1,
          }
        : {},
    ),
    /** Takes the oldest that waits on screen; its time starts now. */
    showNext: assign(({ context, spawn }, { isPaused }: { isPaused: boolean }) => {
      const [next, ...waiting] = context.waiting;
      if (!next) return {};
      const ref = spawn('toast', { id: next.id, input: { id: next.id, isPaused } });
      return { waiting, shown: [{ ...next, ref }, ...context.shown] };
    }),
    dismiss: ({ context, event }) => {
      if (event.type !== 'toast.dismissed') return;
      context.shown.find(({ id }) => id === event.id)?.ref.send({ type: 'toast.dismissed' });
    },
    remove: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'toast.left') return;
      const gone = context.shown.find(({ id }) => id === event.id);
      if (gone) enqueue.stopChild(gone.ref);
      enqueue.assign({ shown: context.shown.filter(({ id }) => id !== event.id) });
    }),
    pauseAll: ({ context }) => {
      for (const { ref } of context.shown) ref.send({ type: 'time.paused' });
    },
    resumeAll: ({ context }) => {
      for (const { ref } of context.shown) ref.send({ type: 'time.resumed' });
    },
  },
});

const canShow = and(['hasRoom', 'hasWaiting']);
const isTimeRunning = and(['isPointerAway', 'isFocusAway', 'isPageShown']);

/**
 * The toasts: a queue of any length, at most three of which are visible, the newest in front. Their timers pause while the
 * pointer or the focus is on a toast, and while the page is hidden.
 */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  description: 'Which messages are on screen, which wait, and whether their time runs.',
  context: { shown: [], waiting: [], count: 0 },
  type: 'parallel',
  states: {
    queue: {
      initial: 'empty',
      always: [
        { guard: and([canShow, isTimeRunning]), actions: { type: 'showNext', params: { isPaused: false } } },
        { guard: canShow, actions: { type: 'showNext', params: { isPaused: true } } },
      ],
      on: {
        'toast.added': { actions: 'enqueue' },
        'toast.dismissed': { actions: 'dismiss' },
        'toast.left': { actions: 'remove' },
      },
      states: {
        empty: { always: { guard: 'hasShown', target: 'showing' } },
        showing: {
          always: {
            guard: not('hasShown'),
            target: 'empty',
            description: 'What leaves under the pointer or with the focus in it tells neither.',
            actions: [raise({ type: 'pointer.left' }), raise({ type: 'focus.left' })],
          },
        },
      },
    },
    pointer: {
      initial: 'away',
      states: {
        away: { on: { 'pointer.entered': { target: 'over', actions: 'pauseAll' } } },
        over: {
          on: {
            'pointer.left': [
              { guard: and(['isFocusAway', 'isPageShown']), target: 'away', actions: 'resumeAll' },
              { target: 'away' },
            ],
          },
        },
      },
    },
    focus: {
      initial: 'away',
      states: {
        away: { on: { 'focus.entered': { target: 'within', actions: 'pauseAll' } } },
        within: {
          on: {
            'focus.left': [
              { guard: and(['isPointerAway', 'isPageShown']), target: 'away', actions: 'resumeAll' },
              { target: 'away' },
            ],
          },
        },
      },
    },
    page: {
      initial: 'shown',
      states: {
        shown: { on: { 'page.hidden': { target: 'hidden', actions: 'pauseAll' } } },
        hidden: {
          on: {
            'page.shown': [
              { guard: and(['isPointerAway', 'isFocusAway']), target: 'shown', actions: 'resumeAll' },
              { target: 'shown' },
            ],
          },
        },
      },
    },
  },
});
