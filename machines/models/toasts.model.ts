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
    'toast.added': {
      meaning: 'The site reports something to the visitor.',
      sender: 'the site',
      payloads: [{ toast: { kind: 'success', title: 'Message sent!' } }],
    },
    'toast.dismissed': {
      meaning: 'The close button is pressed, the toast is swiped, or Escape is pressed.',
      payloads: ids.map((id) => ({ id })),
    },
    'toast.left': {
      meaning: 'A toast has left the screen.',
      sender: 'a toast',
      payloads: ids.map((id) => ({ id })),
    },
    'pointer.entered': { meaning: 'The pointer enters the toasts.' },
    'pointer.left': { meaning: 'The pointer leaves the toasts.' },
    'focus.entered': { meaning: 'The focus enters the toasts.' },
    'focus.left': { meaning: 'The focus leaves the toasts.' },
    'hotkey.pressed': { meaning: 'The keyboard shortcut that moves the focus to the toasts.' },
    'press.started': { meaning: 'A pointer press starts anywhere on the page.' },
    'press.ended': { meaning: 'The pointer press ends.' },
    'page.hidden': { meaning: 'The tab is hidden.' },
    'page.shown': { meaning: 'The tab is shown again.' },
  },
  relevant: ({ shown, waiting }) => ({
    shown: shown.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
  }),
  isFarEnough: ({ count }) => count > ENOUGH,
};
