import { type AnyEventObject, getNextTransitions } from 'xstate';
import { eventText, matchesDescriptor, payloadText, type TransitionKind, triggerOf } from '../graph';
import { type Examples, possibleEvents } from './possibleEvents';
import type { Simulation } from './simulation';

/** An event that the machine waits for. */
export interface EventChoice {
  readonly type: string;
  /** `menu.toggled`, `done loadScript`. */
  readonly label: string;
  readonly kind: TransitionKind;
  /** Transitions of the chart for this event; guards are not evaluated. */
  readonly transitions: readonly string[];
  /** Events with payloads. */
  readonly examples: readonly EventExample[];
}

export interface EventExample {
  readonly event: AnyEventObject;
  /** One level deep: `(y: 21)`; empty without a payload. */
  readonly payload: string;
  /** True if it would trigger a transition that has a target or an action. */
  readonly isEffective: boolean;
}

const exampleOf = (event: AnyEventObject, { simulated, state }: Simulation): EventExample => ({
  event,
  payload: payloadText(event),
  isEffective: simulated.withClock(
    () => state.nowMs,
    () => state.snapshot.can(event),
  ),
});

/**
 * Events that can be sent now: those of the model, and the results of invoked actors. Empty if the machine has ended.
 * @param examples by event type.
 */
export function eventChoices(simulation: Simulation, examples: Examples): readonly EventChoice[] {
  const { simulated, state } = simulation;
  const events = possibleEvents(simulated.chart, state, examples);
  const definitions = getNextTransitions(state.snapshot);
  return [...new Set(events.map(({ type }) => type))].map((type) => ({
    type,
    label: eventText(simulated.chart, type),
    kind: triggerOf(type).kind,
    transitions: definitions
      .filter(({ eventType }) => matchesDescriptor(type, eventType))
      .flatMap((definition) => simulated.transitionIds.get(definition) ?? []),
    examples: events.filter((event) => event.type === type).map((event) => exampleOf(event, simulation)),
  }));
}
