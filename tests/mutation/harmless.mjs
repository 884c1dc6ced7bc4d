/** @typedef {import('./outcome.mjs').Harmless} Harmless */

const INITIAL = 'A state that is left at once, or always entered by name: nobody sees its initial child.';
const RESET = 'What was sent was valid, so nothing is marked; the reset is whole without knowing that.';

/**
 * Changes that no test notices and that change nothing. `npm run test:mutation` fails for a survivor that is not here, and
 * for an entry whose mutant is noticed or does not exist. Without `file` and `place` an entry is for all machines.
 * @type {readonly Harmless[]}
 */
export const harmless = [
  {
    isTypeTest: true,
    reason: 'For the compiler: the machine uses the guard or the action for no other event.',
  },
  {
    file: 'machines/submission.machine.ts',
    place: 'logFailure',
    change: "'error' in event → true",
    reason: 'For the compiler: only events of failures have this action.',
  },
  {
    file: 'machines/toasts.machine.ts',
    place: 'toastsSetup.actions.showNext',
    change: '!next → false',
    reason: 'For the compiler: the guard has seen that a toast waits.',
  },
  {
    file: 'machines/contact.machine.ts',
    place: 'contactSetup.actions.reset',
    change: 'without invalid',
    reason: RESET,
  },
  {
    file: 'machines/subscribe.machine.ts',
    place: 'subscribeSetup.actions.reset',
    change: 'without isInvalid',
    reason: RESET,
  },
  {
    file: 'machines/toasts.machine.ts',
    place: 'toastsMachine.states.queue.initial',
    change: `'empty' → "showing"`,
    reason: INITIAL,
  },
  {
    file: 'machines/tooltip.machine.ts',
    place: 'tooltipMachine.states.open.initial',
    change: `'byPointer' → "byFocus"`,
    reason: INITIAL,
  },
  ...['1', '-1'].map((value) => ({
    file: 'machines/toast.machine.ts',
    place: 'toastMachine.context.startedAt',
    change: `0 → ${value}`,
    reason: 'It is set before the time runs, and not read earlier.',
  })),
  {
    file: 'machines/tooltip.machine.ts',
    place: 'tooltipMachine.context',
    change: 'without id',
    reason: 'A missing id is undefined.',
  },
  {
    file: 'machines/quote.machine.ts',
    place: 'sumOf.by',
    change: '1 → 2',
    reason: 'A sum that starts with 0/2 instead of 0/1 is the same fraction.',
  },
];
