import type { AnyEventObject } from 'xstate';
import { eventText, matchesDescriptor, payloadText, type TransitionKind, triggerOf } from '../graph';
import type { Timer } from './configuration';
import { type Examples, possibleEvents } from './possibleEvents';
import type { Simulation } from './simulation';
import { step } from './step';

/** An event that has an effect now. */
export interface EventChoice {
  readonly type: string;
  /** `menu.toggled`, `done loadScript`. */
  readonly label: string;
  readonly kind: TransitionKind;
  /** Events with payloads, at least one. */
  readonly examples: readonly EventExample[];
}

interface EventExample {
  readonly event: AnyEventObject;
  /** One level deep: `(y: 21)`; empty without a payload. For a timer, the time until its end. */
  readonly payload: string;
  /** Transitions that it triggers, without those of `always` and of raised events that follow. */
  readonly transitions: readonly string[];
}

function exampleOf(event: AnyEventObject, { simulated, state }: Simulation): EventExample {
  const { chart } = simulated;
  const { type } = event;
  const own = chart.transitions.filter((each) => each.event && matchesDescriptor(type, each.event));
  const { transitions } = step(simulated, state, { type, by: 'event', event });
  const taken = own.filter(({ id, kind }) => transitions.includes(id) && kind !== 'forbidden');
  return { event, payload: payloadText(event), transitions: taken.map(({ id }) => id) };
}

/** The end of a timer, with the transitions that it can trigger. */
function endOf({ event, dueMs }: Timer, { simulated, state }: Simulation): EventExample {
  const own = simulated.chart.transitions.filter((each) => each.event === event.type);
  return { event, payload: `(in ${dueMs - state.nowMs} ms)`, transitions: own.map(({ id }) => id) };
}

/**
 * Events that have an effect now: those of the model, the results of invoked actors, and the ends of timers. Empty if the
 * machine has ended.
 * @param examples by event type.
 */
export function eventChoices(simulation: Simulation, examples: Examples): readonly EventChoice[] {
  const { chart } = simulation.simulated;
  const sent = possibleEvents(chart, simulation.state, examples)
    .map((event) => exampleOf(event, simulation))
    .filter(({ transitions }) => transitions.length > 0);
  const all = [...sent, ...simulation.state.timers.map((timer) => endOf(timer, simulation))];
  return [...new Set(all.map(({ event }) => event.type))].map((type) => ({
    type,
    label: eventText(chart, type),
    kind: triggerOf(type).kind,
    examples: all.filter(({ event }) => event.type === type),
  }));
}

/** For each transition that an event triggers now, the first example that triggers it. */
export function eventsByTransition(choices: readonly EventChoice[]): ReadonlyMap<string, AnyEventObject> {
  const pairs = choices
    .flatMap(({ examples }) => examples)
    .flatMap(({ event, transitions }) => transitions.map((id) => [id, event] as const));
  // Of equal keys, a map keeps the last value.
  return new Map(pairs.toReversed());
}
