import {
  type AnyActor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  and,
  createActor,
  createMachine,
  fromTransition,
  type InspectionEvent,
  or,
  transition,
} from 'xstate';
import { memoized, transitionIds, withDescendants } from '../graph';

/** A state or a transition that a step of XState has processed. */
export interface StepRecord {
  readonly kind: 'exited' | 'transition' | 'entered';
  readonly id: string;
}

/** The result of a guard, by its name. */
export interface GuardOutcome {
  readonly guard: string;
  readonly outcome: boolean;
}

/** An action that XState passes to its actor; its event and its delay are values. */
export interface RequestedAction {
  readonly type: string;
  readonly params: unknown;
}

/** The complete reaction of a machine to one event. */
export interface Macrostep {
  /** Its status is `error` if the machine has thrown. */
  readonly snapshot: AnyMachineSnapshot;
  /** In the order in which XState processes them. */
  readonly records: readonly StepRecord[];
  readonly guards: readonly GuardOutcome[];
  readonly actions: readonly RequestedAction[];
}

/** A copy of a machine that reports its steps and executes nothing. */
export interface ObservedMachine {
  /** Snapshots belong to this copy, and not to the original. */
  readonly machine: AnyStateMachine;
  /** @param before by default the machine starts, and the event has its input. */
  readonly macrostep: (event: AnyEventObject, before?: AnyMachineSnapshot) => Macrostep;
}

/** A macrostep with more microsteps counts as an infinite loop. */
const MAX_MICROSTEPS = 1_000;

type Guard = NonNullable<AnyStateMachine['implementations']['guards'][string]>;

/** Transitions of an inspected microstep, including those that lose a conflict. */
export const microstepTransitions = (event: InspectionEvent): readonly AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : [];

/** The actor that started an actor; undefined for a root. */
export const parentOf = ({ _parent }: AnyActor): AnyActorRef | undefined => _parent;

/** Reports each outcome of a guard. XState evaluates compositions itself, so the wrapper of one is a composition. */
function reporting(guard: Guard, report: (outcome: boolean) => boolean) {
  if ('check' in guard) return or([and([guard, () => report(true)]), () => report(false)]);
  return (...[args, params]: Parameters<Guard>): boolean => report(guard(args, params));
}

/**
 * Adds a first action to the entry and exit of each state. The snapshots of XState do not show a state that is exited and
 * entered again.
 * @returns the records by the types of the actions.
 */
function addStateRecords(machine: AnyStateMachine): ReadonlyMap<string, StepRecord> {
  const records = new Map<string, StepRecord>();
  for (const { id, entry, exit } of withDescendants(machine.root)) {
    entry.unshift({ type: `statechart.entered ${id}`, params: undefined });
    exit.unshift({ type: `statechart.exited ${id}`, params: undefined });
    records.set(`statechart.entered ${id}`, { kind: 'entered', id });
    records.set(`statechart.exited ${id}`, { kind: 'exited', id });
  }
  return records;
}

/** Inserts the transitions of a microstep between the states that it exits and those that it enters. */
function insertTransitions(records: StepRecord[], start: number, ids: readonly string[]): void {
  const firstEntered = records.findLastIndex(({ kind }, index) => index >= start && kind === 'exited') + 1;
  const position = firstEntered === 0 ? start : firstEntered;
  records.splice(position, 0, ...ids.map((id) => ({ kind: 'transition', id }) as const));
}

/** Logic of an actor that ignores its events. */
const silent = fromTransition((state: undefined) => state, undefined);

/** The snapshot before a machine starts. */
const notStarted: AnyMachineSnapshot = createActor(createMachine({})).getSnapshot();

/** Copies a machine so that it reports its steps. All simulations of a machine share its copy, which has no state. */
export const observeMachine = memoized((original: AnyStateMachine): ObservedMachine => {
  let guards: GuardOutcome[] = [];
  const machine: AnyStateMachine = original.provide({
    guards: Object.fromEntries(
      Object.entries(original.implementations.guards).flatMap(([name, guard]) => {
        const report = (outcome: boolean) => {
          guards.push({ guard: name, outcome });
          return outcome;
        };
        return guard ? [[name, reporting(guard, report)]] : [];
      }),
    ),
  });
  machine.options = { maxIterations: MAX_MICROSTEPS };
  const stateRecords = addStateRecords(machine);
  const ids = transitionIds(machine);

  function macrostep(event: AnyEventObject, before = notStarted): Macrostep {
    const records: StepRecord[] = [];
    const actions: RequestedAction[] = [];
    const outcomes: GuardOutcome[] = [];
    guards = outcomes;
    // The initial state of this logic is a constant: `transition()` evaluates that of a machine at each call.
    const logic = fromTransition((_: AnyMachineSnapshot, occurred: AnyEventObject, scope) => {
      let start = 0;
      scope.system.inspect((inspected: InspectionEvent) => {
        if (inspected.type !== '@xstate.microstep') return;
        const taken = microstepTransitions(inspected).flatMap((definition) => ids.get(definition) ?? []);
        insertTransitions(records, start, taken);
        start = records.length;
      });
      const observing: AnyActorScope = {
        ...scope,
        // With a parent, for `sendParent`.
        self: createActor(silent, { id: machine.id, parent: createActor(silent) }),
        actionExecutor: ({ type, params }) => {
          const record = stateRecords.get(type);
          if (record) records.push(record);
          else actions.push({ type, params });
        },
      };
      return before === notStarted
        ? machine.getInitialSnapshot(observing, occurred.input)
        : machine.transition(before, occurred, observing);
    }, notStarted);
    let snapshot: AnyMachineSnapshot;
    try {
      [{ context: snapshot }] = transition(logic, createActor(logic).getSnapshot(), event);
    } catch (error) {
      snapshot = { ...before, status: 'error', error };
    }
    guards = [];
    const isFailed = snapshot.status === 'error';
    return {
      snapshot,
      records: isFailed ? [] : records,
      guards: outcomes,
      actions: isFailed ? [] : actions,
    };
  }
  return { machine, macrostep };
});
