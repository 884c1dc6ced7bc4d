import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { diagnosisMachine } from '../../../machines/diagnosis.machine';
import { industries } from '../../content/industries/index';
import { typicalRanges } from '../../content/typicalRanges';
import { inspected } from '../../lib/inspected';
import { entriesOf } from '../../lib/lookUp';
import { draft } from '../contact/draft';
import { usePrerenderedSnapshot } from '../usePrerenderedSnapshot';
import { diagnosisMessage, linkOf } from './diagnosisWords';

export type DiagnosisSnapshot = SnapshotFrom<typeof diagnosisMachine>;

const siteDiagnosisMachine = diagnosisMachine.provide({
  actors: {
    // Async: outside a secure context there is no clipboard.
    copyLink: fromPromise<void, string>(async ({ input }) => navigator.clipboard.writeText(linkOf(input))),
  },
  actions: {
    proposeMessage: ({ context, event }) => {
      if (event.type === 'discussion.requested') draft.proposeMessage(diagnosisMessage(context, event.stage));
    },
  },
});

/** One for each industry. */
const examples = Object.fromEntries(
  entriesOf(industries).map(([slug, { diagnosisExample }]) => [slug, diagnosisExample]),
);

/** It outlives the page, so that a visitor who returns finds the numbers. They are in memory only. */
const actor = createActor(siteDiagnosisMachine, {
  ...inspected,
  input: { ranges: typicalRanges, examples, example: 'b2b-saas' },
});

/** The snapshot that every prerendered document shows. */
const prerendered = actor.getSnapshot();
actor.start();

export const sendToDiagnosis = actor.send;

/** The current snapshot; while a document is hydrated, the prerendered one. */
export const useDiagnosis = (): DiagnosisSnapshot => usePrerenderedSnapshot(actor, () => prerendered);
