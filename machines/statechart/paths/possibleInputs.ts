import { type AnyEventObject, getNextTransitions } from 'xstate';
import { awaitedActors, type Configuration, type Input } from '../engine';
import { answerPrefixes, type Chart, matchesDescriptor, triggerOf } from '../graph';
import type { MachineModel } from './model';

function eventsFor(descriptors: readonly string[], model: MachineModel): readonly AnyEventObject[] {
  const missing = descriptors.find(
    (descriptor) => triggerOf(descriptor).kind === 'event' && !(descriptor in model.events),
  );
  if (missing !== undefined) throw new Error(`The model has no payloads for "${missing}".`);
  return Object.entries(model.events)
    .filter(([type]) => descriptors.some((descriptor) => matchesDescriptor(type, descriptor)))
    .flatMap(([, payloads]) => payloads);
}

/**
 * All inputs that a configuration reacts to: events with a transition from an active state, with each payload of the model;
 * results of invoked actors; and the end of the next timer.
 * @throws Error if the model has no payloads for an event of the machine.
 */
export function possibleInputs(
  chart: Chart,
  configuration: Configuration,
  model: MachineModel,
): readonly Input[] {
  const { snapshot, timers } = configuration;
  if (snapshot.status !== 'active') return [];
  const descriptors = [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))];
  const events = eventsFor(descriptors, model).map(
    (event): Input => ({ type: event.type, by: 'event', event }),
  );
  const results = awaitedActors(chart, configuration).flatMap((actor): readonly Input[] => [
    { type: `${answerPrefixes.done}${actor}`, by: 'answer', actor },
    { type: `${answerPrefixes.error}${actor}`, by: 'failure', actor },
  ]);
  const ends = timers.slice(0, 1).map(({ event }): Input => ({ type: event.type, by: 'time' }));
  return [...events, ...results.filter(({ type }) => descriptors.includes(type)), ...ends];
}
