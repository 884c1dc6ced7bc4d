import type { MachineModel } from '../statechart/paths';
import { MAX_SHOWN, type toastsMachine } from '../toasts.machine';

/** One more than there is room for: one has to wait. */
const ENOUGH = MAX_SHOWN + 1;

/** The ids of the first so many toasts, as the machine counts them. */
const ids = Array.from({ length: ENOUGH }, (_, index) => `toast-${index}`);

/** What to try the toasts with; each toast that is added gets the next of the ids. */
export const toastsModel: MachineModel<typeof toastsMachine> = {
  starts: [{ name: 'on arrival', input: undefined }],
  events: {
    'toast.added': [{ type: 'toast.added', toast: { kind: 'success', title: 'Message sent!' } }],
    'toast.dismissed': ids.map((id) => ({ type: 'toast.dismissed', id })),
    'toast.left': ids.map((id) => ({ type: 'toast.left', id })),
    'pointer.entered': [{ type: 'pointer.entered' }],
    'pointer.left': [{ type: 'pointer.left' }],
    'focus.entered': [{ type: 'focus.entered' }],
    'focus.left': [{ type: 'focus.left' }],
    'hotkey.pressed': [{ type: 'hotkey.pressed' }],
    'press.started': [{ type: 'press.started' }],
    'press.ended': [{ type: 'press.ended' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  senders: { 'toast.added': 'the site', 'toast.left': 'a toast' },
  relevant: ({ shown, waiting }) => ({
    shown: shown.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
  }),
  isFarEnough: ({ count }) => count > ENOUGH,
};
