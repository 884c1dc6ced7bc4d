import { contactStates } from './states/contact.states';
import type { StateChecks } from './states/facts';
import { headerStates } from './states/header.states';
import { quoteStates } from './states/quote.states';
import { stageStates } from './states/stage.states';
import { submissionStates } from './states/submission.states';
import { subscribeStates } from './states/subscribe.states';
import { toastStates } from './states/toast.states';
import { toastsStates } from './states/toasts.states';
import { tooltipStates } from './states/tooltip.states';

/** What must be true in each state of each machine, by the machine's id. */
export const stateChecks: ReadonlyMap<string, StateChecks> = new Map<string, StateChecks>([
  ['header', headerStates],
  ['contact', contactStates],
  ['subscribe', subscribeStates],
  ['submission', submissionStates],
  ['toasts', toastsStates],
  ['toast', toastStates],
  ['tooltip', tooltipStates],
  ['stage', stageStates],
  ['quote', quoteStates],
]);
