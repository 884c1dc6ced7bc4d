import {
  Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import { microstepTransitions, parentOf, plainState, START } from '../engine';
import { isMachine, plainContext, transitionIds } from '../graph';
import type { ActorReport, ActorStep, LiveActor, LiveEvent } from './protocol';

/** A running machine. */
type MachineActor = AnyActor & { readonly logic: AnyStateMachine };

const runsMachine = (actor: unknown): actor is MachineActor =>
  actor instanceof Actor && isMachine(actor.logic);

/** A step of an actor, which is open until it has a snapshot. */
interface OpenStep {
  readonly actor: MachineActor;
  readonly kind: ActorStep['kind'];
  readonly event: AnyEventObject;
  readonly time: number;
  readonly taken: AnyTransitionDefinition[];
  snapshot: AnyMachineSnapshot | undefined;
}

/** An event as plain data: its type, and copies of its other properties. */
function plainEvent({ type, ...payload }: AnyEventObject): LiveEvent {
  const properties = Object.entries(payload).map(([name, value]) => [name, plainContext(value)]);
  return { ...Object.fromEntries(properties), type };
}

/**
 * Records the running machines of a page. Promises and callbacks are left out: the machine that invokes them has their results
 * as events. XState reports a step at its end, so effects come before their cause; the recorder sorts steps by their start, and
 * reports them in a microtask. Events that trigger no transition are left out, and so is an actor that is stopped and started
 * again at once, as React's strict mode does.
 * @param page id of the page.
 * @param report called with each step, in order.
 * @param now the time in ms since the page was opened.
 */
export function createRecorder(page: string, report: (step: ActorStep) => void, now: () => number) {
  const running = new Map<string, { readonly ref: MachineActor; readonly snapshot: AnyMachineSnapshot }>();
  let steps: OpenStep[] = [];
  /** Transitions without a step: the `always` of the initial states, before the actor starts. */
  const unassigned = new WeakMap<AnyActor, AnyTransitionDefinition[]>();

  /** Session ids are unique on one page only. */
  const keyOf = ({ sessionId }: { readonly sessionId: string }): string => `${page}/${sessionId}`;

  function actorOf(ref: MachineActor): LiveActor {
    const parent = parentOf(ref);
    return {
      key: keyOf(ref),
      machine: ref.logic.id,
      parent: parent && keyOf(parent),
    };
  }

  function takeUnassigned(actor: MachineActor): AnyTransitionDefinition[] {
    const transitions = unassigned.get(actor) ?? [];
    unassigned.delete(actor);
    return transitions;
  }

  function record({ actor: ref, kind, event, time, taken, snapshot }: OpenStep): void {
    const key = keyOf(ref);
    const known = running.get(key);
    // An actor whose start was not observed, or an event that was not processed.
    if (!snapshot || (!known && kind !== 'started')) return;
    if (snapshot.status === 'active') running.set(key, { ref, snapshot });
    else running.delete(key);
    if (kind === 'changed' && snapshot === known?.snapshot && taken.length === 0) return;
    report({
      type: 'step',
      page,
      kind,
      time,
      actor: actorOf(ref),
      event: plainEvent(event),
      transitions: taken.flatMap((transition) => transitionIds(ref.logic).get(transition) ?? []),
      state: plainState(snapshot),
    });
  }

  /** Reports the steps so far now instead of in a microtask. */
  function flush(): void {
    const gathered = steps;
    steps = [];
    // XState does not report the snapshot of an actor that failed.
    for (const actor of new Set(gathered.map((step) => step.actor))) {
      const last = gathered.findLast((step) => step.actor === actor);
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      if (last && snapshot.status === 'error') last.snapshot = snapshot;
    }
    gathered.forEach(record);
  }

  function insert(step: OpenStep, index = steps.length): void {
    if (steps.length === 0) queueMicrotask(flush);
    steps.splice(index, 0, step);
  }

  function start(actor: MachineActor, event: AnyEventObject): void {
    const stop = steps.findIndex((step) => step.actor === actor && step.kind === 'stopped');
    if (stop >= 0) {
      steps.splice(stop, 1);
      return;
    }
    // Events that were sent before the start come after it.
    const waiting = steps.findIndex((step) => step.actor === actor);
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const step = { actor, event, time: now(), taken: takeUnassigned(actor), snapshot };
    insert({ ...step, kind: 'started' }, waiting < 0 ? steps.length : waiting);
  }

  const openStep = (actor: MachineActor) =>
    steps.find((step) => step.actor === actor && step.snapshot === undefined);

  function end(actor: MachineActor, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    if (event.type === START) return;
    const open = openStep(actor);
    if (snapshot.status === 'stopped') {
      insert({ actor, kind: 'stopped', event, time: now(), taken: [], snapshot });
    } else if (open) {
      open.snapshot = snapshot;
    } else {
      insert({ actor, kind: 'changed', event, time: now(), taken: takeUnassigned(actor), snapshot });
    }
  }

  /** For XState's `inspect`. */
  function observe(inspection: InspectionEvent): void {
    const { actorRef: actor } = inspection;
    if (!runsMachine(actor)) return;
    if (inspection.type === '@xstate.event') {
      const { event } = inspection;
      if (event.type === START) start(actor, event);
      else insert({ actor, kind: 'changed', event, time: now(), taken: [], snapshot: undefined });
    } else if (inspection.type === '@xstate.microstep') {
      const transitions = microstepTransitions(inspection);
      const step = openStep(actor);
      if (step) step.taken.push(...transitions);
      else unassigned.set(actor, [...(unassigned.get(actor) ?? []), ...transitions]);
    } else if (inspection.type === '@xstate.snapshot') {
      end(actor, inspection.event, actor.getSnapshot());
    }
  }

  return {
    observe,
    flush,
    /** Running actors, in the order of their start. */
    reports: (): ActorReport[] =>
      [...running.values()].map(({ ref, snapshot }) => ({
        actor: actorOf(ref),
        state: plainState(snapshot),
      })),
    /** Running actor of a key. */
    find: (key: string): AnyActor | undefined => running.get(key)?.ref,
  };
}
