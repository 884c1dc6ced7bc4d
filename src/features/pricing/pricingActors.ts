import { createActor } from 'xstate';
import { quoteMachine } from '../../../machines/quote.machine';
import { type Stage, stageMachine } from '../../../machines/stage.machine';
import { packageTerms } from '../../content/packageTerms';
import { inspected } from '../../lib/inspected';
import { snapshotHook } from '../snapshotHook';
import { addOnSlugs, packageSlugs } from './prices';

/** One stage and one selection for the visit, on all pages, in memory only. */
const stageActor = createActor(stageMachine, inspected);
const quoteActor = createActor(quoteMachine, {
  ...inspected,
  input: { items: [...packageSlugs, ...addOnSlugs], packageMonths: packageTerms.months },
});

const useStageSnapshot = snapshotHook(stageActor);
export const useStage = (): Stage => useStageSnapshot().value;
export const sendToStage = stageActor.send;

export const useQuote = snapshotHook(quoteActor);
export const sendToQuote = quoteActor.send;

quoteActor.start();
stageActor.start();
