import type { AnyEventObject } from 'xstate';
import { type Chart, eventText, payloadText, type TransitionKind, triggerOf } from '../graph';
import type { Timer } from './configuration';
import { possibleEvents } from './possibleEvents';
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

const transitionsOn = ({ transitions }: Chart, type: string): readonly string[] =>
  transitions.filter(({ event }) => event === type).map(({ id }) => id);

function exampleOf(event: AnyEventObject, { simulated, state }: Simulation): EventExample {
  const { type } = event;
  const taken = step(simulated, state, { type, by: 'event', event }).transitions;
  const transitions = transitionsOn(simulated.chart, type).filter((id) => taken.includes(id));
  return { event, payload: payloadText(event), transitions };
}

/** The end of a timer, with the transitions that it can trigger. */
const endOf = ({ event, dueMs }: Timer, { simulated, state }: Simulation): EventExample => ({
  event,
  payload: `(in ${dueMs - state.nowMs} ms)`,
  transitions: transitionsOn(simulated.chart, event.type),
});

/**
 * Events that have an effect now: those of the model, the results of invoked actors, and the ends of timers. Empty if the
 * machine has ended.
 * @param examples events of the model.
 */
export function eventChoices(
  simulation: Simulation,
  examples: readonly AnyEventObject[],
): readonly EventChoice[] {
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
