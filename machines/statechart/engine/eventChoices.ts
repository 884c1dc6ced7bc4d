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
  /** Its type; for a wildcard the pattern, and the type is to be typed. */
  readonly type: string;
  /** For people: `menu.toggled`, `done loadScript`. */
  readonly label: string;
  readonly kind: TransitionKind;
  /** The transitions of the chart that wait for it, guards aside. */
  readonly transitions: readonly string[];
  /** Ready to be sent. */
  readonly examples: readonly EventExample[];
}

export interface EventExample {
  readonly event: AnyEventObject;
  /** What it carries, one level deep: `(y: 21)`; empty when that is nothing. */
  readonly payload: string;
  /** Whether it would set off a transition now that leads somewhere or has an action. */
  readonly isEffective: boolean;
}

/** Payloads worth trying, by the type of the event, as the model of a machine has them. */
export type Examples = Readonly<Record<string, readonly AnyEventObject[]>>;

/** What happens by itself or by the clock, and what is blocked, is no choice. */
const others: readonly TransitionKind[] = ['always', 'after', 'done-state', 'forbidden'];

/** The id of the actor whose answer an event is. */
const actorOf = (event: string): string => triggerOf(event).invoke ?? '';

/** The events to offer for a transition. @param listed the types that are offered on their own. */
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

/** A guard that throws has an effect too: the machine breaks down. */
function isTaken(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}

/** The transitions of the active states that wait for an event, from the inside out, and by the regions' order. */
function waiting({ simulated, state }: Simulation): readonly ChartTransition[] {
  const byId = new Map(simulated.chart.transitions.map((transition) => [transition.id, transition]));
  return getNextTransitions(state.snapshot)
    .flatMap((definition) => byId.get(simulated.transitionIds.get(definition) ?? '') ?? [])
    .filter(({ kind, event = '' }) => {
      const isOver = isAnswer(kind) && isSettled(state, actorOf(event));
      return !others.includes(kind) && !isOver;
    });
}

/**
 * The events that can be sent now: those of the machine, the answers of invoked actors, and wildcards, under which any
 * event can be typed. None when the machine has come to its end.
 * @param examples an event without any is offered without a payload.
 */
export function eventChoices(simulation: Simulation, examples: Examples = {}): readonly EventChoice[] {
  const { state } = simulation;
  if (state.status !== 'active') return [];
  const transitions = waiting(simulation);
  const listed = new Set(transitions.map(({ event = '' }) => event));
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
