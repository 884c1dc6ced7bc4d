import {
  Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { microstepTransitions } from '../engine';

/** A step of an actor: it started, took an event, or was stopped. */
export interface InspectedStep {
  readonly actor: AnyActor;
  readonly kind: 'start' | 'event' | 'stop';
  readonly event: AnyEventObject;
  /** Time of its start, in ms since the page was opened. */
  readonly time: number;
  /** Taken transitions, in order. */
  readonly taken: readonly AnyTransitionDefinition[];
  /** After the step. */
  readonly snapshot: Snapshot<unknown>;
}

/** A step that may still be open. */
interface OpenStep extends Omit<InspectedStep, 'taken' | 'snapshot'> {
  readonly taken: AnyTransitionDefinition[];
  snapshot: Snapshot<unknown> | undefined;
}

/** False for an event that the actor has not processed. */
const isOver = (step: OpenStep): step is OpenStep & InspectedStep => step.snapshot !== undefined;

const START = 'xstate.init';

/** XState does not report the snapshot of an actor that failed. */
function completeFailures(steps: readonly OpenStep[]): void {
  for (const actor of new Set(steps.map((step) => step.actor))) {
    const last = steps.findLast((step) => step.actor === actor);
    const snapshot: Snapshot<unknown> = actor.getSnapshot();
    if (last && snapshot.status === 'error') last.snapshot = snapshot;
  }
}

/**
 * Groups the inspection events of XState into steps. XState reports a step at its end, so effects come before their cause;
 * the steps are sorted by their start, and reported in a microtask. An actor that is stopped and started again at once, as
 * React's strict mode does, has no steps for that.
 * @param onSteps called in a microtask with at least one step.
 * @param now the time in ms since the page was opened.
 * @returns observer for XState, and a function that reports the gathered steps at once.
 */
export function gatherSteps(onSteps: (steps: readonly InspectedStep[]) => void, now: () => number) {
  let steps: OpenStep[] = [];
  /** Transitions without an open step: the `always` of the initial states, before the actor starts. */
  const unassigned = new WeakMap<AnyActor, AnyTransitionDefinition[]>();

  function takeUnassigned(actor: AnyActor): AnyTransitionDefinition[] {
    const transitions = unassigned.get(actor) ?? [];
    unassigned.delete(actor);
    return transitions;
  }

  const openStep = (actor: AnyActor) => steps.find((step) => step.actor === actor && !isOver(step));

  function flush(): void {
    if (steps.length === 0) return;
    const gathered = steps;
    steps = [];
    completeFailures(gathered);
    onSteps(gathered.filter(isOver));
  }

  function insert(step: OpenStep, index = steps.length): void {
    if (steps.length === 0) queueMicrotask(flush);
    steps.splice(index, 0, step);
  }

  function start(actor: AnyActor, event: AnyEventObject): void {
    const stop = steps.findIndex((step) => step.actor === actor && step.kind === 'stop');
    if (stop >= 0) {
      steps.splice(stop, 1);
      return;
    }
    // Events that were sent before the start come after it.
    const waiting = steps.findIndex((step) => step.actor === actor);
    const taken = takeUnassigned(actor);
    const snapshot: Snapshot<unknown> = actor.getSnapshot();
    insert(
      { actor, kind: 'start', event, time: now(), taken, snapshot },
      waiting < 0 ? steps.length : waiting,
    );
  }

  function end(actor: AnyActor, event: AnyEventObject, snapshot: Snapshot<unknown>): void {
    if (event.type === START) return;
    const open = openStep(actor);
    if (snapshot.status === 'stopped') {
      insert({ actor, kind: 'stop', event, time: now(), taken: [], snapshot });
    } else if (open) {
      open.snapshot = snapshot;
    } else {
      insert({ actor, kind: 'event', event, time: now(), taken: takeUnassigned(actor), snapshot });
    }
  }

  function observe(inspection: InspectionEvent): void {
    const { actorRef: actor } = inspection;
    if (!(actor instanceof Actor)) return;
    if (inspection.type === '@xstate.event') {
      const { event } = inspection;
      if (event.type === START) start(actor, event);
      else insert({ actor, kind: 'event', event, time: now(), taken: [], snapshot: undefined });
    } else if (inspection.type === '@xstate.microstep') {
      const transitions = microstepTransitions(inspection);
      const step = openStep(actor);
      if (step) step.taken.push(...transitions);
      else unassigned.set(actor, [...(unassigned.get(actor) ?? []), ...transitions]);
    } else if (inspection.type === '@xstate.snapshot') {
      end(actor, inspection.event, inspection.snapshot);
    }
  }

  return { observe, flush };
}
