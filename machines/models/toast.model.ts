import { withClock } from '../../src/lib/clock';
import type { MachineModel } from '../statechart/paths';
import type { toastMachine } from '../toast.machine';

/** Model of one toast. */
export const toastModel: MachineModel<typeof toastMachine> = {
  withClock,
  starts: [
    { name: 'while the time runs', input: { id: 'toast-0', isPaused: false } },
    { name: 'while the time is paused', input: { id: 'toast-0', isPaused: true } },
  ],
  events: {
    'time.paused': {
      meaning: 'The pointer or the focus is on the toasts, or the page is hidden.',
      sender: 'the toasts',
    },
    'time.resumed': { meaning: 'Nothing pauses the time any more.', sender: 'the toasts' },
    'toast.dismissed': { meaning: 'The toast is closed.', sender: 'the toasts' },
  },
};
