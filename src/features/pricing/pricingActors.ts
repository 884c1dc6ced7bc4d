import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { quoteMachine } from '../../../machines/quote.machine';
import { type Stage, stageMachine } from '../../../machines/stage.machine';
import { packageTerms } from '../../content/packageTerms';
import { inspected } from '../../lib/inspected';
import { addOnSlugs, packageSlugs } from './prices';

/** One stage and one selection for the visit, on all pages, in memory only. */
const stageActor = createActor(stageMachine, inspected).start();
const quoteActor = createActor(quoteMachine, {
  ...inspected,
  input: { items: [...packageSlugs, ...addOnSlugs], packageMonths: packageTerms.months },
}).start();

export const useStage = (): Stage => useSelector(stageActor, ({ value }) => value);
export const sendToStage = stageActor.send;

export const useQuote = () => useSelector(quoteActor, (snapshot) => snapshot);
export const sendToQuote = quoteActor.send;
