import type { MachineModel } from '../statechart/paths';
import { MAX_SHOWN, type toastsMachine } from '../toasts.machine';

/** One more than the maximum of visible toasts, so that one has to wait. */
const ENOUGH = MAX_SHOWN + 1;

/** The ids of the first toasts, as the machine numbers them. */
const ids = Array.from({ length: ENOUGH }, (_, index) => `toast-${index}`);

/** Model of the toasts; each added toast gets the next of the ids. */
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
  meanings: {
    'toast.added': 'The site reports something to the visitor.',
    'toast.dismissed': 'The close button is pressed, the toast is swiped, or Escape is pressed.',
    'toast.left': 'A toast has left the screen.',
    'pointer.entered': 'The pointer enters the toasts.',
    'pointer.left': 'The pointer leaves the toasts.',
    'focus.entered': 'The focus enters the toasts.',
    'focus.left': 'The focus leaves the toasts.',
    'hotkey.pressed': 'The keyboard shortcut that moves the focus to the toasts.',
    'press.started': 'A pointer press starts anywhere on the page.',
    'press.ended': 'The pointer press ends.',
    'page.hidden': 'The tab is hidden.',
    'page.shown': 'The tab is shown again.',
  },
  senders: { 'toast.added': 'the site', 'toast.left': 'a toast' },
  relevant: ({ shown, waiting }) => ({
    shown: shown.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
  }),
  isFarEnough: ({ count }) => count > ENOUGH,
};
