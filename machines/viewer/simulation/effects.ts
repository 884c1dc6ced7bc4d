import type { AnyActorRef, AnyEventObject } from 'xstate';
import { isRecord } from '../../statechart/graph';

/** Something that a machine would have done to the world outside. */
export interface Effect {
  readonly type: string;
  /** As the machine resolved them: events and delays are values here. */
  readonly params: unknown;
  /** The machine itself. */
  readonly self: AnyActorRef;
}

/** An event that the machine sends to itself after a time. */
export interface Delayed {
  readonly event: AnyEventObject;
  /** Under which it can be cancelled. */
  readonly id: string | undefined;
  /** In ms. */
  readonly delay: number;
}

const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value.type === 'string';

const idOf = (id: unknown): string | undefined => (typeof id === 'string' ? id : undefined);

const isToSelf = ({ type, self }: Effect, to: unknown): boolean =>
  type === 'xstate.raise' || (type === 'xstate.sendTo' && to === self);

/** The event that this effect puts on the clock, if it does. */
export function delayedBy(effect: Effect): Delayed | undefined {
  if (!isRecord(effect.params)) return undefined;
  const { to, event, id, delay } = effect.params;
  if (!isToSelf(effect, to) || typeof delay !== 'number' || !isEvent(event)) return undefined;
  return { event, id: idOf(id), delay };
}

/** The id of what this effect takes off the clock, if it does. */
export const cancelledBy = ({ type, params }: Effect): string | undefined =>
  type === 'xstate.cancel' && isRecord(params) ? idOf(params.sendId) : undefined;

/** The event that the machine sends to itself at once, as another would: it is taken when this step is over. */
export function sentToSelfBy(effect: Effect): AnyEventObject | undefined {
  if (effect.type !== 'xstate.sendTo' || !isRecord(effect.params)) return undefined;
  const { to, event, delay } = effect.params;
  return to === effect.self && typeof delay !== 'number' && isEvent(event) ? event : undefined;
}

/** The event that this effect tells those who listen to the machine, if it does. */
export function emittedBy({ type, params }: Effect): AnyEventObject | undefined {
  const event = type === 'xstate.emit' && isRecord(params) ? params.event : undefined;
  return isEvent(event) ? event : undefined;
}
