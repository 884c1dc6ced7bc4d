import {
  type Actor,
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { activeIds, chartOf, transitionIds } from '../graph';
import type { Environment } from './simulatedMachine';
import type { Input, Observation } from './step';
import {
  type GuardOutcome,
  isOwnAction,
  microstepTransitions,
  silent,
  tolerateUnknownIds,
  withGuardReports,
} from './xstateAdapter';

/** A real actor of an isolated machine, with a clock of its own: the reference for the engine. */
export interface Run {
  readonly actor: Actor<AnyStateMachine>;
  /** @throws Error when the input is not possible now. */
  readonly perform: (input: Input) => void;
  /** Moves the clock. Timers that expire end in order, including those started meanwhile. @param ms at least 0. */
  readonly advance: (ms: number) => void;
  /** Since the start, in ms. */
  readonly nowMs: () => number;
  /**
   * The ends of the running timers in ms since the start, the next one first. They include delayed events to other actors,
   * which the engine leaves out, because they change nothing in the machine.
   */
  readonly timersDueMs: () => readonly number[];
  /** States, transitions and guards since the start, as XState reports them. */
  readonly observation: () => Observation;
  /** The types of all executed actions, in order. */
  readonly executed: readonly string[];
  readonly emitted: readonly AnyEventObject[];
  readonly stop: () => void;
}

type StandInEvent =
  | { readonly type: 'standIn.answers' }
  | { readonly type: 'standIn.fails'; readonly error: Error };

/** Replaces an actor. It answers or fails on request. */
const standIn: ActorLogic<Snapshot<unknown>, StandInEvent, unknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => {
    if (event.type === 'standIn.answers') return { status: 'done', output: undefined, error: undefined };
    if (event.type === 'standIn.fails') return { status: 'error', output: undefined, error: event.error };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

const doNothing = (_args: { readonly event: EventObject }): void => undefined;

const isolated = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * Copy of a machine without side effects: named actors are stand-ins, and named actions of the author do nothing. Inline
 * actions and actors cannot be replaced.
 */
function isolate(machine: AnyStateMachine): AnyStateMachine {
  const known = isolated.get(machine);
  if (known) return known;
  const { actors, actions } = machine.implementations;
  const outward = Object.entries(actions).filter(([, action]) => action && !isOwnAction(action));
  const copy = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, standIn])),
    actions: Object.fromEntries(outward.map(([name]) => [name, doNothing])),
  });
  isolated.set(machine, copy);
  return copy;
}

/** A clock that moves on request. XState's `SimulatedClock` moves at once and lists no timers. */
function manualClock() {
  const timers = new Map<number, { readonly dueMs: number; readonly end: () => void }>();
  let nowMs = 0;
  let lastId = 0;
  const next = () => [...timers].toSorted(([, one], [, other]) => one.dueMs - other.dueMs);
  return {
    nowMs: () => nowMs,
    timersDueMs: () => next().map(([, { dueMs }]) => dueMs),
    setTimeout: (end: () => void, ms: number) => {
      lastId += 1;
      timers.set(lastId, { dueMs: nowMs + ms, end });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    advance: (ms: number) => {
      const endMs = nowMs + ms;
      for (let [first] = next(); first && first[1].dueMs <= endMs; [first] = next()) {
        const [id, { dueMs, end }] = first;
        timers.delete(id);
        nowMs = Math.max(nowMs, dueMs);
        end();
      }
      nowMs = endMs;
    },
  };
}

/** Starts a machine as a real actor. */
export function startRun(
  original: AnyStateMachine,
  input: unknown,
  { withClock = (_clock, run) => run() }: Environment = {},
): Run {
  const entered = new Set<string>();
  const transitions = new Set<string>();
  const guards = new Map<string, GuardOutcome>();
  const executed: string[] = [];
  const emitted: AnyEventObject[] = [];
  // Ignores the guards of `snapshot.can(event)`, which a test may call between two inputs.
  let isRunning = false;
  const machine = withGuardReports(isolate(original), (outcome) => {
    if (isRunning) guards.set(`${outcome.guard} ${outcome.outcome}`, outcome);
  });
  const ids = transitionIds(machine);
  const chart = chartOf(original);
  const clock = manualClock();
  const atOwnTime = <Result>(run: () => Result): Result => {
    isRunning = true;
    try {
      return withClock(clock.nowMs, run);
    } finally {
      isRunning = false;
    }
  };

  const observeStates = (value: StateValue) => {
    for (const id of activeIds(chart, value)) entered.add(id);
  };

  const parent = createActor(silent, { clock, logger: () => undefined }).start();
  tolerateUnknownIds(parent);
  parent.system.inspect((event: InspectionEvent) => {
    if (event.type === '@xstate.action' && event.actorRef === actor) executed.push(event.action.type);
    if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
    if (event.snapshot.machine !== machine) return;
    observeStates(event.snapshot.value);
    for (const transition of microstepTransitions(event)) {
      const id = ids.get(transition);
      if (id === undefined) continue;
      transitions.add(id);
      // A state that `always` exits at once is in no snapshot.
      entered.add(transition.source.id);
    }
  });
  const actor: Actor<AnyStateMachine> = atOwnTime(() => createActor(machine, { input, parent }));
  actor.on('*', (event) => emitted.push(event));
  // Without an observer XState also throws the error of a machine asynchronously.
  actor.subscribe({ error: () => undefined });
  // XState does not report the microstep into the initial states.
  observeStates(actor.getSnapshot().value);
  atOwnTime(() => actor.start());

  function answer(id: string, event: StandInEvent): void {
    const child: AnyActorRef | undefined = actor.getSnapshot().children[id];
    if (!child) throw new Error(`No actor ${id} is running.`);
    child.send(event);
  }
  function endNextTimer(): void {
    const [dueMs] = clock.timersDueMs();
    if (dueMs === undefined) throw new Error('No timer is running.');
    clock.advance(Math.max(0, dueMs - clock.nowMs()));
  }
  function perform(input: Input): void {
    if (input.by === 'event') actor.send(input.event);
    if (input.by === 'answer') answer(input.actor, { type: 'standIn.answers' });
    if (input.by === 'failure') {
      answer(input.actor, { type: 'standIn.fails', error: new Error('The stand-in fails.') });
    }
    if (input.by === 'time') endNextTimer();
  }

  return {
    actor,
    perform: (input) => atOwnTime(() => perform(input)),
    advance: (ms) => atOwnTime(() => clock.advance(ms)),
    nowMs: clock.nowMs,
    timersDueMs: clock.timersDueMs,
    observation: () => ({
      entered: [...entered],
      transitions: [...transitions],
      guards: [...guards.values()],
    }),
    executed,
    emitted,
    stop: () => parent.stop(),
  };
}
