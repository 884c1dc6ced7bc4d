import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import {
  type ChartTransition,
  isAnswer,
  isWildcard,
  matchesDescriptor,
  paramsText,
  type TransitionKind,
  triggerOf,
  triggerText,
} from '../graph';
import { actorEvent } from './actorEvents';
import { isSettled } from './configuration';
import type { Simulation } from './simulation';

/** An event that the machine waits for. */
export interface EventChoice {
  /** The type of the event, or the pattern of a wildcard. */
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

/** Payloads by the type of the event, such as those of a model. */
export type Examples = Readonly<Record<string, readonly AnyEventObject[]>>;

/** Kinds of transitions whose event cannot be sent, and forbidden events. */
const notSendable: readonly TransitionKind[] = ['always', 'after', 'done-state', 'forbidden'];

/** The id of the actor that sends an event. */
const actorOf = (event: string): string => triggerOf(event).invoke ?? '';

/** Example events for a transition. @param listed types with a choice of their own. */
function eventsOf(transition: ChartTransition, listed: ReadonlySet<string>, examples: Examples) {
  const { kind, event = '', targets, invoke = '' } = transition;
  if (kind === 'route') return targets.map((id) => ({ type: event, to: `#${id}` }));
  if (isWildcard(event)) {
    const unlisted = Object.keys(examples).filter(
      (type) => !listed.has(type) && matchesDescriptor(type, event),
    );
    return unlisted.flatMap((type) => examples[type] ?? []);
  }
  if (isAnswer(kind)) return [actorEvent(kind, actorOf(event), invoke)];
  return examples[event] ?? [{ type: event }];
}

/** True also if a guard throws, because the status becomes `error`. */
function isTaken(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}

/** Transitions of the active states that an event can trigger: inner states first, regions in order. */
function triggerable({ simulated, state }: Simulation): readonly ChartTransition[] {
  const byId = new Map(simulated.chart.transitions.map((transition) => [transition.id, transition]));
  return getNextTransitions(state.snapshot)
    .flatMap((definition) => byId.get(simulated.transitionIds.get(definition) ?? '') ?? [])
    .filter(({ kind, event = '' }) => {
      const hasAnswered = isAnswer(kind) && isSettled(state, actorOf(event));
      return !notSendable.includes(kind) && !hasAnswered;
    });
}

/**
 * Events that can be sent now: events of the machine and of invoked actors, and wildcards, which match any typed event.
 * Empty if the machine has ended.
 * @param examples by event type; an event without an example has no payload.
 */
export function eventChoices(simulation: Simulation, examples: Examples = {}): readonly EventChoice[] {
  const { state } = simulation;
  if (state.status !== 'active') return [];
  const transitions = triggerable(simulation);
  const possible = new Set(transitions.map(({ event = '' }) => event));
  // In the order of the chart, so that buttons keep their order.
  const listed = new Set(
    simulation.simulated.chart.transitions.flatMap(({ event = '' }) => (possible.has(event) ? [event] : [])),
  );
  return [...listed].flatMap((type) => {
    const own = transitions.filter(({ event }) => event === type);
    const [first] = own;
    if (!first) return [];
    const events =
      first.kind === 'route'
        ? own.flatMap((each) => eventsOf(each, listed, examples))
        : eventsOf(first, listed, examples);
    return {
      type,
      label: triggerText(first),
      kind: isWildcard(type) ? 'wildcard' : first.kind,
      transitions: own.map(({ id }) => id),
      examples: events.map((event) => exampleOf(event, simulation)),
    };
  });
}

function exampleOf(event: AnyEventObject, { simulated, state }: Simulation): EventExample {
  const { type, ...payload } = event;
  const isOwn = type.startsWith('xstate.');
  return {
    event,
    payload: isOwn || Object.keys(payload).length === 0 ? '' : paramsText(payload),
    isEffective: simulated.withClock(
      () => state.nowMs,
      () => isTaken(state.snapshot, event),
    ),
  };
}
