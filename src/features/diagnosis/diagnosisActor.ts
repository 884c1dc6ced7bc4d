import { useSelector } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import { diagnosisMachine } from '../../../machines/diagnosis.machine';
import { industries } from '../../content/industries/index';
import { typicalRanges } from '../../content/typicalRanges';
import { inspected } from '../../lib/inspected';
import { entriesOf } from '../../lib/lookUp';
import { proposeMessage } from '../contact/contactActor';
import { diagnosisMessage, linkOf } from './diagnosisWords';

const siteDiagnosisMachine = diagnosisMachine.provide({
  actors: {
    // Async: outside a secure context there is no clipboard.
    copyLink: fromPromise<void, string>(async ({ input }) => navigator.clipboard.writeText(linkOf(input))),
  },
  actions: {
    proposeMessage: ({ context, event }) => {
      if (event.type === 'discussion.requested') proposeMessage(diagnosisMessage(context, event.stage));
    },
  },
});

const examples = Object.fromEntries(
  entriesOf(industries).map(([slug, { diagnosisExample }]) => [slug, diagnosisExample]),
);

/** It outlives the page, so that a visitor who returns finds the numbers. They are in memory only. */
const actor = createActor(siteDiagnosisMachine, {
  ...inspected,
  input: { ranges: typicalRanges, examples, example: 'b2b-saas' },
}).start();

export const useDiagnosis = () => useSelector(actor, (snapshot) => snapshot);
export const sendToDiagnosis = actor.send;
