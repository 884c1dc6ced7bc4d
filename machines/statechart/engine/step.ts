import type { AnyActorRef, AnyEventObject } from 'xstate';
import { activeIds, type Chart, isAnswer, isRecord, triggerOf } from '../graph';
import { actorEvent, actorName } from './actorEvents';
import type { Configuration, Timer } from './configuration';
import type { SimulatedMachine } from './simulatedMachine';
import type { GuardOutcome, Macrostep, RequestedAction, TraceRecord } from './xstateAdapter';

/** Input of a machine: an external event, the end of the next timer, or the result of an invoked actor. */
export type Input = { readonly type: string } & (
  | { readonly by: 'event'; readonly event: AnyEventObject }
  | { readonly by: 'time' }
  | { readonly by: 'answer' | 'failure'; readonly actor: string }
);

/** Source of an event; `self` is the machine itself. */
export type Origin = 'start' | 'external' | 'timer' | 'actor' | 'self';

/** States, transitions and guard outcomes of one or more events. */
export interface Observation {
  readonly entered: readonly string[];
  /** Ids in the chart, including `always`. */
  readonly transitions: readonly string[];
  readonly guards: readonly GuardOutcome[];
}

/** One event and its effects, in the order in which they happen. */
export interface TraceEntry extends Observation {
  readonly origin: Origin;
  readonly event: AnyEventObject;
  /** A state that is exited and entered again is in both lists. */
  readonly exited: readonly string[];
  /** Of exited states, transitions and entered states, as the chart names them. */
  readonly actions: readonly string[];
  readonly emitted: readonly AnyEventObject[];
  readonly timersStarted: readonly Timer[];
  readonly timersCancelled: readonly Timer[];
  /** The ids of child actors; one that is invoked again is in both lists. */
  readonly actorsStarted: readonly string[];
  readonly actorsStopped: readonly string[];
  /** True if no transition was taken. */
  readonly isIgnored: boolean;
  readonly after: Configuration;
}

/** The reaction to an input: an entry for its event, and one for each event that the machine then sends to itself. */
export interface Step {
  readonly configuration: Configuration;
  readonly trace: readonly TraceEntry[];
}

type StepInfo = Pick<TraceEntry, 'origin' | 'event'>;

/** A step with more entries counts as an infinite loop. */
const MAX_ENTRIES = 1_000;

const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value.type === 'string';

const isToSelf = ({ type, params, self }: RequestedAction): boolean =>
  type === 'xstate.raise' || (type === 'xstate.sendTo' && isRecord(params) && params.to === self);

/** Event that an action sends to the machine itself, with its delay if it has one. */
function sentToSelf(action: RequestedAction) {
  const { params } = action;
  if (!isToSelf(action) || !isRecord(params) || !isEvent(params.event)) return undefined;
  const { event, id, delay } = params;
  const delayMs = typeof delay === 'number' ? delay : undefined;
  return { event, id: typeof id === 'string' ? id : undefined, delayMs };
}

function timersAfter(before: readonly Timer[], actions: readonly RequestedAction[], nowMs: number) {
  let timers = before;
  for (const action of actions) {
    const { type, params } = action;
    if (type === 'xstate.cancel' && isRecord(params)) {
      timers = timers.filter(({ id }) => id !== params.sendId);
    }
    const sent = sentToSelf(action);
    if (sent?.delayMs === undefined) continue;
    const { id, event, delayMs } = sent;
    timers = [...timers, { id, event, startedMs: nowMs, dueMs: nowMs + delayMs }];
  }
  return timers.toSorted((one, other) => one.dueMs - other.dueMs);
}

/** Events that XState delivers after the step; a raised event belongs to the step itself. */
const mailedIn = (actions: readonly RequestedAction[]): readonly AnyEventObject[] =>
  actions.flatMap((action) => {
    const sent = action.type === 'xstate.sendTo' ? sentToSelf(action) : undefined;
    return sent && sent.delayMs === undefined ? [sent.event] : [];
  });

const emittedIn = (actions: readonly RequestedAction[]): readonly AnyEventObject[] =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.emit' && isRecord(params) && isEvent(params.event) ? [params.event] : [],
  );

function actionsOf({ nodes, transitions }: Chart, record: TraceRecord): readonly string[] {
  if (record.kind === 'guard') return [];
  if (record.kind === 'transition') return transitions.find(({ id }) => id === record.id)?.actions ?? [];
  const node = nodes.find(({ id }) => id === record.id);
  if (record.kind === 'initial') return node?.initial?.actions ?? [];
  return (record.kind === 'exited' ? node?.exit : node?.entry) ?? [];
}

/** XState evaluates some guards several times; each outcome is listed once. */
const guardsIn = (records: readonly TraceRecord[]): readonly GuardOutcome[] => [
  ...new Map(
    records.flatMap((record) => {
      if (record.kind !== 'guard') return [];
      const { guard, outcome } = record;
      return [[`${guard} ${outcome}`, { guard, outcome }] as const];
    }),
  ).values(),
];

const childrenOf = (configuration: Pick<Configuration, 'snapshot'> | undefined): readonly AnyActorRef[] =>
  configuration?.snapshot.status === 'active'
    ? Object.values<AnyActorRef | undefined>(configuration.snapshot.children).filter(
        (child) => child !== undefined,
      )
    : [];

/** Items of the first list that are not in the second. */
const without = <Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] =>
  items.filter((item) => !others.includes(item));

/** Reads the effects of a macrostep. @param before with the time of the step; undefined at the start. */
function entryOf(
  { chart }: SimulatedMachine,
  info: StepInfo,
  { snapshot, records, actions }: Macrostep,
  nowMs: number,
  before: Configuration | undefined,
): TraceEntry {
  const { status } = snapshot;
  const timersBefore = before?.timers ?? [];
  const timers = status === 'active' ? timersAfter(timersBefore, actions, nowMs) : [];
  const { kind, invoke = '' } = triggerOf(info.event.type);
  const settled: AnyActorRef | undefined =
    kind === 'done' || kind === 'error' ? before?.snapshot.children[invoke] : undefined;
  const after: Configuration = {
    snapshot,
    nowMs,
    timers,
    settled: [...(before?.settled ?? []), ...(settled ? [settled] : [])],
  };
  const idsOf = (of: TraceRecord['kind']) =>
    records.flatMap((record) => (record.kind === of && 'id' in record ? [record.id] : []));
  const exited = idsOf('exited');
  // A machine that ends executes the exit actions of its last states, but stays in them.
  const staying = status === 'done' ? activeIds(chart, snapshot.value).length : 0;
  const transitions = idsOf('transition');
  const actorsBefore = childrenOf(before);
  const actorsAfter = childrenOf(after);
  return {
    ...info,
    exited: exited.slice(0, exited.length - staying),
    entered: idsOf('entered'),
    transitions,
    guards: guardsIn(records),
    actions: records.flatMap((record) => actionsOf(chart, record)),
    emitted: emittedIn(actions),
    timersStarted: without(timers, timersBefore),
    timersCancelled: without(timersBefore, timers),
    actorsStarted: without(actorsAfter, actorsBefore).map(({ id }) => id),
    actorsStopped: without(actorsBefore, actorsAfter).map(({ id }) => id),
    isIgnored: info.origin !== 'start' && status === 'active' && transitions.length === 0,
    after,
  };
}

/** A machine that has ended ignores every event. */
const ignored = (info: StepInfo, after: Configuration): TraceEntry => ({
  ...info,
  ...{ exited: [], entered: [], transitions: [], guards: [], actions: [], emitted: [] },
  ...{ timersStarted: [], timersCancelled: [], actorsStarted: [], actorsStopped: [] },
  isIgnored: true,
  after,
});

function react(simulated: SimulatedMachine, before: Configuration, info: StepInfo) {
  const { snapshot, nowMs } = before;
  if (snapshot.status !== 'active') return { entry: ignored(info, before), mailbox: [] };
  const macrostep = simulated.withClock(
    () => nowMs,
    () => simulated.macrostep(snapshot, info.event),
  );
  return { entry: entryOf(simulated, info, macrostep, nowMs, before), mailbox: mailedIn(macrostep.actions) };
}

/** Processes the events that the machine has sent to itself. */
function settle(simulated: SimulatedMachine, first: TraceEntry, mailbox: readonly AnyEventObject[]): Step {
  const trace = [first];
  const waiting = [...mailbox];
  let configuration = first.after;
  for (let event = waiting.shift(); event && trace.length < MAX_ENTRIES; event = waiting.shift()) {
    const reaction = react(simulated, configuration, { origin: 'self', event });
    trace.push(reaction.entry);
    waiting.push(...reaction.mailbox);
    configuration = reaction.entry.after;
  }
  return { configuration, trace };
}

/**
 * Starts a machine at 0 ms.
 * @param input of the machine. If the machine throws, the status of the configuration is `error`.
 */
export function start(simulated: SimulatedMachine, input: unknown): Step {
  const macrostep = simulated.withClock(
    () => 0,
    () => simulated.initialMacrostep(input),
  );
  const info: StepInfo = { origin: 'start', event: { type: 'xstate.init', input } };
  return settle(simulated, entryOf(simulated, info, macrostep, 0, undefined), mailedIn(macrostep.actions));
}

/** The event of an input that is not the end of a timer. */
function infoOf(chart: Chart, input: Exclude<Input, { by: 'time' }>): StepInfo {
  if (input.by === 'event') {
    const { event } = input;
    return { origin: isAnswer(triggerOf(event.type).kind) ? 'actor' : 'external', event };
  }
  const kind = input.by === 'answer' ? 'done' : 'error';
  return { origin: 'actor', event: actorEvent(kind, input.actor, actorName(chart, input.actor)) };
}

/** Moves the clock to the end of the next timer. @throws Error when no timer is running. */
function expire(simulated: SimulatedMachine, configuration: Configuration) {
  const [timer, ...timers] = configuration.timers;
  if (!timer) throw new Error('No timer is running.');
  const nowMs = Math.max(configuration.nowMs, timer.dueMs);
  return react(simulated, { ...configuration, nowMs, timers }, { origin: 'timer', event: timer.event });
}

/**
 * The reaction of a machine to an input. A pure function: no action is executed, no actor is started, and the clock
 * moves only to the end of a timer.
 * @throws Error when the input is the end of a timer and none is running.
 */
export function step(simulated: SimulatedMachine, configuration: Configuration, input: Input): Step {
  const { entry, mailbox } =
    input.by === 'time'
      ? expire(simulated, configuration)
      : react(simulated, configuration, infoOf(simulated.chart, input));
  return settle(simulated, entry, mailbox);
}
