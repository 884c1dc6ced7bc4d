import type { AnyEventObject } from 'xstate';
import { type EventChoice, type Simulation, send } from '../../statechart/engine';

/** The entries of the trace that the last change has brought. */
export const lastEntries = ({ trace, previous }: Simulation) => trace.slice(previous?.trace.length ?? 0);

/** For each transition that an event could set off now, guards included, the first of the examples that does. */
export function eventsByTransition(
  simulation: Simulation,
  choices: readonly EventChoice[],
): ReadonlyMap<string, AnyEventObject> {
  const events = new Map<string, AnyEventObject>();
  for (const { examples, transitions } of choices) {
    for (const { event } of examples) {
      const [first] = lastEntries(send(simulation, event));
      // Not those of `always` that follow from it.
      const own = (first?.transitions ?? []).filter((id) => transitions.includes(id));
      for (const id of own) if (!events.has(id)) events.set(id, event);
    }
  }
  return events;
}

/** For each transition that the clock will set off, in how many simulated ms. */
export const delaysByTransition = ({ state: { nowMs, timers } }: Simulation): ReadonlyMap<string, number> =>
  new Map(
    timers.flatMap(({ transitions, dueMs }) =>
      transitions.map((id) => [id, Math.max(0, dueMs - nowMs)] as const),
    ),
  );
