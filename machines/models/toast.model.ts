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
    'time.paused': [{ type: 'time.paused' }],
    'time.resumed': [{ type: 'time.resumed' }],
    'toast.dismissed': [{ type: 'toast.dismissed' }],
  },
  meanings: {
    'time.paused': 'The pointer or the focus is on the toasts, or the page is hidden.',
    'time.resumed': 'Nothing pauses the time any more.',
    'toast.dismissed': 'The toast is closed.',
  },
  senders: { 'time.paused': 'the toasts', 'time.resumed': 'the toasts', 'toast.dismissed': 'the toasts' },
};
