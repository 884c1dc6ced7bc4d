import type { EventChoice } from '../../simulation/eventChoices';
import { advance, type Simulation, send } from '../../simulation/simulation';

/** The entries of the trace that the last change has brought. */
export const lastEntries = ({ trace, previous }: Simulation) => trace.slice(previous?.trace.length ?? 0);

/**
 * What would come of pressing a transition, for each that can be taken now: by the first example of its event that takes
 * it, or by letting the time pass until its delay is over.
 */
export function nextByTransition(
  simulation: Simulation,
  choices: readonly EventChoice[],
): ReadonlyMap<string, Simulation> {
  const { at, pending } = simulation.situation;
  const sent = choices.flatMap(({ examples }) => examples.map(({ event }) => send(simulation, event)));
  const waited = pending.map(({ dueAt }) => advance(simulation, Math.max(0, dueAt - at)));
  const next = new Map<string, Simulation>();
  for (const result of [...sent, ...waited]) {
    const [first] = lastEntries(result);
    for (const id of first?.transitions ?? []) if (!next.has(id)) next.set(id, result);
  }
  return next;
}
