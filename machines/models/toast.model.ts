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
  senders: { 'time.paused': 'the toasts', 'time.resumed': 'the toasts', 'toast.dismissed': 'the toasts' },
};
