import type { AnyActorRef, AnyEventObject } from 'xstate';
import { type Chart, isRecord, triggerOf } from '../graph';
import type { Configuration, SimulatedMachine, Timer } from './configuration';
import type { GuardOutcome, Macrostep, RequestedAction, StepRecord } from './observeMachine';

/** Input of a machine: an external event, the result of an invoked actor, or the end of the next timer. */
export type Input = { readonly type: string } & (
  | { readonly by: 'event' | 'actor'; readonly event: AnyEventObject }
  | { readonly by: 'time' }
);

/** Type of the event with which XState starts a machine. */
export const START = 'xstate.init';

/** One event and its effects, in the order in which they happen. */
export interface TraceEntry {
  readonly event: AnyEventObject;
  readonly entered: readonly string[];
  /** Ids in the chart, including `always`. */
  readonly transitions: readonly string[];
  /** Each outcome once. */
  readonly guards: readonly GuardOutcome[];
  /** Of exited states, transitions and entered states, as the chart names them. */
  readonly actions: readonly string[];
  readonly timersStarted: readonly Timer[];
  readonly timersCancelled: readonly Timer[];
  /** The ids of child actors; one that is invoked again is in both lists. */
  readonly actorsStarted: readonly string[];
  readonly actorsStopped: readonly string[];
  /** True if no transition was taken. */
  readonly isIgnored: boolean;
  readonly after: Configuration;
}

const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value.type === 'string';

function timersAfter(before: readonly Timer[], actions: readonly RequestedAction[], nowMs: number) {
  let timers = before;
  for (const { type, params } of actions) {
    if (!isRecord(params)) continue;
    const { sendId, event, id, delay } = params;
    if (type === 'xstate.cancel') timers = timers.filter((timer) => timer.id !== sendId);
    if (type !== 'xstate.raise' || !isEvent(event) || typeof delay !== 'number') continue;
    const timer = { id: typeof id === 'string' ? id : undefined, event, startedMs: nowMs };
    timers = [...timers, { ...timer, dueMs: nowMs + delay }];
  }
  return timers.toSorted((one, other) => one.dueMs - other.dueMs);
}

function actionsOf({ nodes, transitions }: Chart, { kind, id }: StepRecord): readonly string[] {
  if (kind === 'transition') return transitions.find((transition) => transition.id === id)?.actions ?? [];
  const node = nodes.find((each) => each.id === id);
  return (kind === 'exited' ? node?.exit : node?.entry) ?? [];
}

/** XState evaluates some guards several times. */
const withoutRepetitions = (guards: readonly GuardOutcome[]): readonly GuardOutcome[] => [
  ...new Map(guards.map((each) => [`${each.guard} ${each.outcome}`, each])).values(),
];

const childrenOf = (configuration: Configuration | undefined): readonly AnyActorRef[] =>
  configuration?.snapshot.status === 'active'
    ? Object.values<AnyActorRef>(configuration.snapshot.children)
    : [];

const without = <Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] =>
  items.filter((item) => !others.includes(item));

/** @param before undefined for the start. */
function entryOf(
  chart: Chart,
  event: AnyEventObject,
  { snapshot, records, guards, actions }: Macrostep,
  before: Configuration | undefined,
): TraceEntry {
  const { nowMs = 0, timers: timersBefore = [], settled = [] }: Partial<Configuration> = before ?? {};
  const timers = snapshot.status === 'active' ? timersAfter(timersBefore, actions, nowMs) : [];
  const { invoke = '' } = triggerOf(event.type);
  const ended: AnyActorRef | undefined = before?.snapshot.children[invoke];
  const after = { snapshot, nowMs, timers, settled: ended ? [...settled, ended] : settled };
  const idsOf = (of: StepRecord['kind']) => records.flatMap(({ kind, id }) => (kind === of ? [id] : []));
  const transitions = idsOf('transition');
  return {
    event,
    entered: idsOf('entered'),
    transitions,
    guards: withoutRepetitions(guards),
    actions: records.flatMap((record) => actionsOf(chart, record)),
    timersStarted: without(timers, timersBefore),
    timersCancelled: without(timersBefore, timers),
    actorsStarted: without(childrenOf(after), childrenOf(before)).map(({ id }) => id),
    actorsStopped: without(childrenOf(before), childrenOf(after)).map(({ id }) => id),
    isIgnored: snapshot === before?.snapshot && transitions.length === 0,
    after,
  };
}

/**
 * Starts a machine at 0 ms.
 * @param input of the machine. If the machine throws, the status of the snapshot is `error`.
 */
export function start({ chart, withClock, macrostep }: SimulatedMachine, input: unknown): TraceEntry {
  const event = { type: START, input };
  const reaction = withClock(
    () => 0,
    () => macrostep(event),
  );
  return entryOf(chart, event, reaction, undefined);
}

/** Moves the clock to the end of the next timer. @throws Error when no timer is running. */
function expire(configuration: Configuration) {
  const [timer, ...timers] = configuration.timers;
  if (!timer) throw new Error('No timer is running.');
  const nowMs = Math.max(configuration.nowMs, timer.dueMs);
  return { event: timer.event, before: { ...configuration, nowMs, timers } };
}

/**
 * The reaction of a machine to an input. A pure function: no action is executed, no actor is started, and the clock moves
 * only to the end of a timer. Events that an action sends to another actor, or with `sendTo` to the machine itself, are lost.
 * @throws Error when the input is the end of a timer and none is running.
 */
export function step(
  { chart, withClock, macrostep }: SimulatedMachine,
  configuration: Configuration,
  input: Input,
): TraceEntry {
  const { before, event } =
    input.by === 'time' ? expire(configuration) : { before: configuration, event: input.event };
  const { snapshot, nowMs } = before;
  const reaction =
    snapshot.status === 'active'
      ? withClock(
          () => nowMs,
          () => macrostep(event, snapshot),
        )
      : { snapshot, records: [], guards: [], actions: [] };
  return entryOf(chart, event, reaction, before);
}
