/** @typedef {import('./outcome.mjs').Harmless} Harmless */

const INITIAL =
  'The state is exited at once, or its children are always entered by name, so the initial child has no effect.';
const RESET = 'Only a valid message is sent, so no field is marked; the reset does not rely on that.';

/**
 * Changes without an effect, which no test can detect. `npm run test:mutation` fails for a survivor that is not listed, and for
 * an entry whose mutant is detected or does not exist. An entry without `file` and `place` applies to all machines.
 * @type {readonly Harmless[]}
 */
export const harmless = [
  {
    isTypeTest: true,
    reason: 'For the compiler: the machine uses the guard or the action for no other event.',
  },
  ...[
    ['machines/contact.machine.ts', 'contactMachine.states.fallback.states.submitting'],
    ['machines/subscribe.machine.ts', 'subscribeMachine.states.submitting'],
  ].map(([file, state]) => ({
    file,
    place: `${state}.invoke.input.context.messageKey`,
    change: `'' → "Stryker was here!"`,
    reason: 'For the compiler: the transition to this state has set the key.',
  })),
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
    reason: 'For the compiler: the guard has checked that a toast waits.',
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
    file: 'machines/toasts.machine.ts',
    place: 'toastsMachine.states.time.initial',
    change: `'running' → "paused"`,
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
    reason: 'The action sets it before it is read.',
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
