import type { AnyActor, AnyTransitionDefinition, InspectionEvent, Snapshot } from 'xstate';
import { isMachine, transitionIds } from '../graph';
import { describeActor, describeEvent, describeState, keyOf } from './describeActor';
import type { ActorEvent, ActorReport, LiveActor } from './protocol';
import { gatherSteps, type InspectedStep } from './steps';

interface RunningActor {
  readonly ref: AnyActor;
  readonly actor: LiveActor;
  readonly snapshot: Snapshot<unknown>;
}

const idsByLogic = new WeakMap<object, ReadonlyMap<AnyTransitionDefinition, string>>();

function idsOf({ logic }: AnyActor, transitions: readonly AnyTransitionDefinition[]): readonly string[] {
  if (!isMachine(logic)) return [];
  const ids = idsByLogic.get(logic) ?? transitionIds(logic);
  idsByLogic.set(logic, ids);
  return transitions.flatMap((transition) => ids.get(transition) ?? []);
}

/** Records the actor events of a page, numbered and as plain data. */
export interface Recorder {
  /** For XState's `inspect`. */
  readonly observe: (inspection: InspectionEvent) => void;
  /** Reports the open steps now instead of in a microtask. */
  readonly flush: () => void;
  /** Number of the last actor event. */
  readonly sequence: () => number;
  /** Running actors, in the order of their start. */
  readonly reports: () => readonly ActorReport[];
  /** Running actor of a key. */
  readonly find: (key: string) => AnyActor | undefined;
}

/**
 * Records the actors of a page.
 * @param page id of the page.
 * @param report called with each actor event, in order.
 * @param now the time in ms since the page was opened.
 */
export function createRecorder(
  page: string,
  report: (actorEvent: ActorEvent) => void,
  now: () => number,
): Recorder {
  const running = new Map<string, RunningActor>();
  let sequence = 0;

  /** Message of a step; undefined for actors whose start was not observed. */
  function messageOf({
    kind,
    actor: ref,
    event,
    taken,
    time,
    snapshot,
  }: InspectedStep): ActorEvent | undefined {
    const key = keyOf(page, ref);
    const head = { page, sequence: sequence + 1, time };
    const transitions = idsOf(ref, taken);
    if (kind === 'start') {
      const actor = describeActor(page, ref, time);
      return { type: 'actor', ...head, actor, transitions, state: describeState(ref, snapshot) };
    }
    const known = running.get(key);
    if (!known) return undefined;
    if (kind === 'stop') return { type: 'stopped', ...head, key };
    if (snapshot === known.snapshot && taken.length === 0) {
      return { type: 'unchanged', ...head, key, event: describeEvent(event) };
    }
    const state = describeState(ref, snapshot);
    return { type: 'snapshot', ...head, key, event: describeEvent(event), transitions, state };
  }

  function record(step: InspectedStep): void {
    const message = messageOf(step);
    if (!message) return;
    sequence = message.sequence;
    const { actor: ref, snapshot } = step;
    const key = keyOf(page, ref);
    const actor = message.type === 'actor' ? message.actor : running.get(key)?.actor;
    if (actor && snapshot.status === 'active') running.set(key, { ref, actor, snapshot });
    else running.delete(key);
    report(message);
  }

  const { observe, flush } = gatherSteps((steps) => steps.forEach(record), now);
  return {
    observe,
    flush,
    sequence: () => sequence,
    reports: () =>
      [...running.values()].map(({ ref, actor, snapshot }) => ({
        actor,
        state: describeState(ref, snapshot),
      })),
    find: (key) => running.get(key)?.ref,
  };
}
