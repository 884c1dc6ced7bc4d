import {
  type ActorRefFrom,
  and,
  assertEvent,
  assign,
  enqueueActions,
  not,
  raise,
  setup,
  stateIn,
} from 'xstate';
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
  /** A toast has left the screen. */
  | { type: 'toast.left'; id: string }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  /** The keyboard shortcut to the list, which moves the focus there. */
  | { type: 'hotkey.pressed' }
  /** A pointer press anywhere on the page. For a touch it lasts until the click, because the focus moves just before. */
  | { type: 'press.started' }
  | { type: 'press.ended' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

interface ToastsContext {
  /** On screen, newest first. */
  readonly shown: readonly ShownToast[];
  /** Not shown yet, oldest first. */
  readonly waiting: readonly Toast[];
  /** Number of added toasts, from which the next one gets its id. */
  readonly count: number;
}

/** Maximum number of visible toasts. */
export const MAX_SHOWN = 3;

const toastsSetup = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: { toast: toastMachine },
  guards: {
    hasRoom: ({ context }) => context.shown.length < MAX_SHOWN,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasShown: ({ context }) => context.shown.length > 0,
    /** Nothing holds the time of the toasts. */
    isUnheld: stateIn({ pointer: 'away', focus: 'away', page: 'shown' }),
    isReleased: stateIn({ press: 'released' }),
  },
  actions: {
    enqueue: assign(({ context: { waiting, count }, event }) => {
      assertEvent(event, 'toast.added');
      return { waiting: [...waiting, { ...event.toast, id: `toast-${count}` }], count: count + 1 };
    }),
    /** Shows the oldest waiting toast. */
    showNext: assign(({ context, spawn }, { isPaused }: { isPaused: boolean }) => {
      const [next, ...waiting] = context.waiting;
      if (!next) return {};
      const ref = spawn('toast', { id: next.id, input: { id: next.id, isPaused } });
      return { waiting, shown: [{ ...next, ref }, ...context.shown] };
    }),
    dismiss: ({ context, event }) => {
      assertEvent(event, 'toast.dismissed');
      context.shown.find(({ id }) => id === event.id)?.ref.send({ type: 'toast.dismissed' });
    },
    remove: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'toast.left');
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

/**
 * The toasts: a queue of any length, at most three of which are visible, the newest in front. Their timers pause while the
 * pointer or the focus is on a toast, and while the page is hidden. A press on a toast moves the focus there too, but does
 * not count as focus: otherwise the time would stay paused after the pointer has left. Tab past either end returns the
 * focus only if it came by the hotkey.
 */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  description:
    'Queues short messages, shows three at a time, and pauses their time while a visitor reads them.',
  context: { shown: [], waiting: [], count: 0 },
  type: 'parallel',
  states: {
    queue: {
      initial: 'empty',
      always: [
        { guard: and([canShow, 'isUnheld']), actions: { type: 'showNext', params: { isPaused: false } } },
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
            description: 'A toast that leaves under the pointer or with the focus in it sends neither event.',
            actions: [raise({ type: 'pointer.left' }), raise({ type: 'focus.left' })],
          },
        },
      },
    },
    time: {
      initial: 'running',
      states: {
        running: { always: { guard: not('isUnheld'), target: 'paused', actions: 'pauseAll' } },
        paused: { always: { guard: 'isUnheld', target: 'running', actions: 'resumeAll' } },
      },
    },
    pointer: {
      initial: 'away',
      states: {
        away: { on: { 'pointer.entered': { target: 'over' } } },
        over: { on: { 'pointer.left': { target: 'away' } } },
      },
    },
    focus: {
      initial: 'away',
      states: {
        away: {
          on: {
            'focus.entered': { guard: 'isReleased', target: 'byTab' },
            'hotkey.pressed': { target: 'byHotkey' },
          },
        },
        byTab: { on: { 'focus.left': { target: 'away' } } },
        byHotkey: { on: { 'focus.left': { target: 'away' } } },
      },
    },
    press: {
      initial: 'released',
      states: {
        released: { on: { 'press.started': { target: 'held' } } },
        held: { on: { 'press.ended': { target: 'released' } } },
      },
    },
    page: {
      initial: 'shown',
      states: {
        shown: { on: { 'page.hidden': { target: 'hidden' } } },
        hidden: { on: { 'page.shown': { target: 'shown' } } },
      },
    },
  },
});
