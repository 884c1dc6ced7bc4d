import { createActor } from 'xstate';
import { quoteMachine } from '../../../machines/quote.machine';
import { type Stage, stageMachine } from '../../../machines/stage.machine';
import { stageTerms } from '../../content/pricing';
import { addOns, packages } from '../../content/services/index';
import { inspected } from '../../lib/inspected';
import { entriesOf } from '../../lib/lookUp';
import { usePrerenderedSnapshot } from '../usePrerenderedSnapshot';

const items = Object.fromEntries([
  ...entriesOf(packages).map(
    ([slug, { seedPrice }]) => [slug, { ...seedPrice, followsStage: true }] as const,
  ),
  ...entriesOf(addOns).map(
    ([slug, { usdPerMonth }]) => [slug, { usdPerMonth, equityMilliPercent: 0, followsStage: false }] as const,
  ),
]);

/** One stage and one selection for the visit, on all pages, in memory only. */
const stageActor = createActor(stageMachine, inspected);
/** The snapshots that every prerendered document shows. */
const prerenderedStage = stageActor.getSnapshot();
const quoteActor = createActor(quoteMachine, {
  ...inspected,
  input: { items, factors: stageTerms, stage: prerenderedStage.value },
});
const prerenderedQuote = quoteActor.getSnapshot();

quoteActor.start();
stageActor.subscribe(({ value }) => quoteActor.send({ type: 'stage.changed', stage: value }));
stageActor.start();

export const sendToStage = stageActor.send;
export const sendToQuote = quoteActor.send;

/** The selected stage. */
export const useStage = (): Stage => usePrerenderedSnapshot(stageActor, () => prerenderedStage).value;

/** The snapshot of the selected packages and add-ons with their total. */
export const useQuote = () => usePrerenderedSnapshot(quoteActor, () => prerenderedQuote);
