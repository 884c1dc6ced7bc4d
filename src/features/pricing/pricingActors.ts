import { createActor } from 'xstate';
import { quoteMachine } from '../../../machines/quote.machine';
import { type Stage, stageMachine } from '../../../machines/stage.machine';
import { stageTerms } from '../../content/pricing';
import { addOns, packages } from '../../content/services/index';
import { inspected } from '../../lib/inspected';
import { entriesOf } from '../../lib/lookUp';
import { snapshotHook } from '../snapshotHook';

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
const quoteActor = createActor(quoteMachine, {
  ...inspected,
  input: { items, factors: stageTerms, stage: stageActor.getSnapshot().value },
});

const useStageSnapshot = snapshotHook(stageActor);
export const useStage = (): Stage => useStageSnapshot().value;
export const sendToStage = stageActor.send;

export const useQuote = snapshotHook(quoteActor);
export const sendToQuote = quoteActor.send;

quoteActor.start();
stageActor.start();
stageActor.subscribe(({ value }) => quoteActor.send({ type: 'stage.changed', stage: value }));
