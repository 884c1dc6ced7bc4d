import type { AnyStateMachine } from 'xstate';
import { contactMachine } from './contact.machine';
import { headerMachine } from './header.machine';
import { contactModel } from './models/contact.model';
import { headerModel } from './models/header.model';
import { quoteModel } from './models/quote.model';
import { stageModel } from './models/stage.model';
import { submissionModel } from './models/submission.model';
import { subscribeModel } from './models/subscribe.model';
import { toastModel } from './models/toast.model';
import { toastsModel } from './models/toasts.model';
import { tooltipModel } from './models/tooltip.model';
import { quoteMachine } from './quote.machine';
import { stageMachine } from './stage.machine';
import type { MachineModel } from './statechart/paths';
import { submissionMachine } from './submission.machine';
import { subscribeMachine } from './subscribe.machine';
import { toastMachine } from './toast.machine';
import { toastsMachine } from './toasts.machine';
import { tooltipMachine } from './tooltip.machine';

/** A machine with its description for readers. */
export interface ListedMachine {
  readonly title: string;
  /** One line: what the machine is for. */
  readonly purpose: string;
  /** Its file in this folder. */
  readonly file: string;
  readonly machine: AnyStateMachine;
  /** Starts and events for simulation, paths and tests. */
  readonly model: MachineModel;
}

/** All machines of the site. */
export const machines: readonly ListedMachine[] = [
  {
    title: 'Header',
    purpose:
      'Keeps at most one menu of the site header open, and knows whether the page is scrolled below it.',
    file: 'header.machine.ts',
    machine: headerMachine,
    model: headerModel,
  },
  {
    title: 'Contact',
    purpose:
      "Loads the provider's contact form or falls back to the built-in one, and sees a message through to its end.",
    file: 'contact.machine.ts',
    machine: contactMachine,
    model: contactModel,
  },
  {
    title: 'Subscribe',
    purpose: 'Takes the email address of a reader who wants new posts, checks it, and sends it.',
    file: 'subscribe.machine.ts',
    machine: subscribeMachine,
    model: subscribeModel,
  },
  {
    title: 'Submission',
    purpose: 'Sends the values of a form once, or simulates that; the two forms invoke one for each attempt.',
    file: 'submission.machine.ts',
    machine: submissionMachine,
    model: submissionModel,
  },
  {
    title: 'Toasts',
    purpose:
      'Queues short messages, shows three at a time, and pauses their time while a visitor reads them.',
    file: 'toasts.machine.ts',
    machine: toastsMachine,
    model: toastsModel,
  },
  {
    title: 'Toast',
    purpose: 'Lives as long as one message on screen; the toasts start one for each.',
    file: 'toast.machine.ts',
    machine: toastMachine,
    model: toastModel,
  },
  {
    title: 'Tooltip',
    purpose: 'Decides which control shows its tooltip, after what wait, and when it goes.',
    file: 'tooltip.machine.ts',
    machine: tooltipMachine,
    model: tooltipModel,
  },
  {
    title: 'Stage',
    purpose: 'Holds the company stage that the prices of the site are for.',
    file: 'stage.machine.ts',
    machine: stageMachine,
    model: stageModel,
  },
  {
    title: 'Quote',
    purpose: 'Holds the packages and add-ons that the visitor selects, and adds up their fees and equity.',
    file: 'quote.machine.ts',
    machine: quoteMachine,
    model: quoteModel,
  },
];
