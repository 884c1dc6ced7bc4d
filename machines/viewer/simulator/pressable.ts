import type { AnyEventObject } from 'xstate';
import { type EventChoice, type Simulation, send } from '../../statechart/engine';

/** Entries of the trace since the last change. */
export const lastEntries = ({ trace, previous }: Simulation) => trace.slice(previous?.trace.length ?? 0);

/** For each transition that an event can trigger now, guards included, the first example that triggers it. */
export function eventsByTransition(
  simulation: Simulation,
  choices: readonly EventChoice[],
): ReadonlyMap<string, AnyEventObject> {
  const events = new Map<string, AnyEventObject>();
  for (const { examples, transitions } of choices) {
    for (const { event } of examples) {
      const [first] = lastEntries(send(simulation, event));
      // Without the transitions of `always` that follow.
      const own = (first?.transitions ?? []).filter((id) => transitions.includes(id));
      for (const id of own) if (!events.has(id)) events.set(id, event);
    }
  }
  return events;
}

/** Simulated ms until each transition that a timer will trigger. */
export const delaysByTransition = ({ state: { nowMs, timers } }: Simulation): ReadonlyMap<string, number> =>
  new Map(
    timers.flatMap(({ transitions, dueMs }) =>
      transitions.map((id) => [id, Math.max(0, dueMs - nowMs)] as const),
    ),
  );
