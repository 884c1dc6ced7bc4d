import { type AnyEventObject, getNextTransitions } from 'xstate';
import { awaitedActors, type Configuration, type Input } from '../engine';
import { type Chart, matchesDescriptor, triggerOf } from '../graph';
import type { MachineModel } from './model';

/** Equal for inputs with the same effect. */
export const inputKey = (input: Input): string => JSON.stringify(input);

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
 * All inputs that a configuration reacts to: the events with a transition from an active state, with each payload of the
 * model; the results of invoked actors; and the end of the next timer, since no other timer can end before it.
 * @throws Error when the model leaves out an event of the machine.
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
    { type: `xstate.done.actor.${actor}`, by: 'answer', actor },
    { type: `xstate.error.actor.${actor}`, by: 'failure', actor },
  ]);
  const ends = timers.slice(0, 1).map(({ event }): Input => ({ type: event.type, by: 'time' }));
  return [...events, ...results.filter(({ type }) => descriptors.includes(type)), ...ends];
}
