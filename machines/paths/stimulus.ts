import { type AnyEventObject, getNextTransitions } from 'xstate';
import type { MachineModel } from '../models/model';
import { triggerOf } from '../statechart/graph';
import { awaited, type Situation } from './situation';

/** What makes something happen: an event from outside, the time, or what an invoked actor answers. */
export type Stimulus = { readonly type: string } & (
  | { readonly by: 'event'; readonly event: AnyEventObject }
  | { readonly by: 'time'; readonly timer: string }
  | { readonly by: 'answer' | 'failure'; readonly actor: string }
);

/** The same for stimuli that do the same. */
export const stimulusKey = (stimulus: Stimulus): string => JSON.stringify(stimulus);

/** Whether a transition on a descriptor is for an event: `menu.*` is for `menu.toggled`. */
const isFor = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

function eventsFor(descriptors: readonly string[], model: MachineModel): readonly AnyEventObject[] {
  const missing = descriptors.find(
    (descriptor) => triggerOf(descriptor).kind === 'event' && !(descriptor in model.events),
  );
  if (missing !== undefined) throw new Error(`The model has no payloads for "${missing}".`);
  return Object.entries(model.events)
    .filter(([type]) => descriptors.some((descriptor) => isFor(descriptor, type)))
    .flatMap(([, payloads]) => payloads);
}

/**
 * All that can happen next: the events that some active state has a transition for, with each payload of the model; what
 * invoked actors may answer; and the delay that ends first, since no other can end before it.
 * @throws Error when the model leaves out an event that the machine knows.
 */
export function stimuliIn(situation: Situation, model: MachineModel): readonly Stimulus[] {
  const { snapshot, timers } = situation;
  if (snapshot.status !== 'active') return [];
  const descriptors = [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))];
  const events = eventsFor(descriptors, model).map(
    (event): Stimulus => ({ type: event.type, by: 'event', event }),
  );
  const answers = awaited(situation).flatMap((actor): readonly Stimulus[] => [
    { type: `xstate.done.actor.${actor}`, by: 'answer', actor },
    { type: `xstate.error.actor.${actor}`, by: 'failure', actor },
  ]);
  const ends = timers
    .slice(0, 1)
    .map(({ id, event }): Stimulus => ({ type: event.type, by: 'time', timer: id }));
  return [...events, ...answers.filter(({ type }) => descriptors.includes(type)), ...ends];
}
