import type { AnyStateMachine } from 'xstate';
import { contactMachine } from './contact.machine';
import { diagnosisMachine } from './diagnosis.machine';
import { headerMachine } from './header.machine';
import { contactModel } from './models/contact.model';
import { diagnosisModel } from './models/diagnosis.model';
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

/** The id of a machine is its title and the name of its file; the description of its root is its purpose, in one sentence. */
const listed = (machine: AnyStateMachine, model: MachineModel) => ({
  title: `${machine.id.charAt(0).toUpperCase()}${machine.id.slice(1)}`,
  purpose: machine.root.description ?? '',
  file: `${machine.id}.machine.ts`,
  machine,
  model,
});

/** A machine with its description for readers, and its starts and events for simulation, paths and tests. */
export type ListedMachine = Readonly<ReturnType<typeof listed>>;

/** All machines of the site. */
export const machines: readonly ListedMachine[] = [
  listed(headerMachine, headerModel),
  listed(contactMachine, contactModel),
  listed(subscribeMachine, subscribeModel),
  listed(submissionMachine, submissionModel),
  listed(toastsMachine, toastsModel),
  listed(toastMachine, toastModel),
  listed(tooltipMachine, tooltipModel),
  listed(stageMachine, stageModel),
  listed(quoteMachine, quoteModel),
  listed(diagnosisMachine, diagnosisModel),
];
