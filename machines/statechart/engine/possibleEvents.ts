import { type AnyEventObject, getNextTransitions } from 'xstate';
import { answerPrefixes, type Chart } from '../graph';
import { actorName, awaitedActors, type Configuration } from './configuration';

/** Events with which an invoked actor ends or fails. No actor runs, so they have no output. */
const resultsOf = (chart: Chart, actorId: string): readonly AnyEventObject[] => [
  { type: `${answerPrefixes.done}${actorId}`, output: undefined, actorId },
  {
    type: `${answerPrefixes.error}${actorId}`,
    error: new Error(`${actorName(chart, actorId)} failed, in the simulation.`),
    actorId,
  },
];

/**
 * All events for which an active state has a transition: first each example, then the results of invoked actors. Guards are
 * not evaluated.
 */
export function possibleEvents(
  chart: Chart,
  configuration: Configuration,
  examples: readonly AnyEventObject[],
): readonly AnyEventObject[] {
  if (configuration.snapshot.status !== 'active') return [];
  const types = getNextTransitions(configuration.snapshot).map(({ eventType }) => eventType);
  return [...examples, ...awaitedActors(chart, configuration).flatMap((id) => resultsOf(chart, id))].filter(
    ({ type }) => types.includes(type),
  );
}
