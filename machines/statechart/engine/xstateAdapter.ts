/**
 * Everything that the library uses of XState beyond its documented API. Each item has a contract test in
 * `xstateAdapter.test.ts`, which fails first when XState changes:
 *
 * - the `entry`, `exit`, `actions` and `guard` of the state nodes and transitions of a copy can be replaced;
 * - an inspected microstep lists its transitions in `_transitions`;
 * - the logic of a machine passes every action to the `actionExecutor` of its actor scope, and executes none itself;
 * - the `get` of an actor system can be replaced;
 * - the actions of XState have a `resolve` function;
 * - an actor knows its parent as `_parent`.
 *
 * The public `transition(machine, snapshot, event)` does not suffice. It has no parent, so that a machine with
 * `sendParent` throws. It evaluates the initial state again at each call. It does not report states and transitions.
 */
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
  fromTransition,
  type InspectionEvent,
  or,
} from 'xstate';
import {
  compositionOf,
  declaredTransitions,
  guardText,
  isRecord,
  transitionIds,
  withDescendants,
} from '../graph';

const stateKinds = ['exited', 'transition', 'entered', 'initial'] as const;

/** An item of the trace, in the order in which XState processes it; `initial` is the transition into a compound state. */
export type TraceRecord =
  | { readonly kind: (typeof stateKinds)[number]; readonly id: string }
  | ({ readonly kind: 'guard' } & GuardOutcome);

/** The result of a guard, by its name or its text. */
export interface GuardOutcome {
  readonly guard: string;
  readonly outcome: boolean;
}

/** An action that XState passes to its actor. */
export interface RequestedAction {
  readonly type: string;
  /** Resolved: events and delays are values. */
  readonly params: unknown;
  /** The actor of the machine. */
  readonly self: AnyActorRef;
}

/** The complete reaction of a machine to one event. */
export interface Macrostep {
  readonly snapshot: AnyMachineSnapshot;
  readonly records: readonly TraceRecord[];
  readonly actions: readonly RequestedAction[];
}

/** A machine that reports its steps and executes nothing. After an error the status is `error`; neither function throws. */
export interface InstrumentedMachine {
  /** A copy: snapshots belong to it, and not to the original. */
  readonly machine: AnyStateMachine;
  /** The id in the chart of each transition of the copy. */
  readonly transitionIds: ReadonlyMap<AnyTransitionDefinition, string>;
  readonly initialMacrostep: (input: unknown) => Macrostep;
  readonly macrostep: (before: AnyMachineSnapshot, event: AnyEventObject) => Macrostep;
}

const RECORD_TYPE = 'statechart.record';

/** A macrostep with more microsteps counts as an infinite loop. */
const MAX_MICROSTEPS = 1_000;

/** Logic of an actor that ignores its events. */
export const silent = fromTransition((state: undefined) => state, undefined);

type System = AnyActorScope['system'];
type Guard = NonNullable<AnyStateMachine['implementations']['guards'][string]>;

/** Transitions of an inspected microstep, including those that lose a conflict. */
export const microstepTransitions = (event: InspectionEvent): readonly AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : [];

/** The actor that started an actor; undefined for a root. */
export const parentOf = ({ _parent }: AnyActor): AnyActorRef | undefined => _parent;

/** True for an action of XState, such as `assign`; false for a function of the author. */
export const isOwnAction = (action: object): boolean => 'resolve' in action;

/** Look-up by system id that returns a silent actor for an unknown id. */
function tolerantLookUp({ get }: Pick<System, 'get'>, children: readonly unknown[] = []): System['get'] {
  const isNamed = (child: unknown, systemId: unknown) => isRecord(child) && child.systemId === systemId;
  return (systemId) =>
    get(systemId) ??
    children.find((child) => isNamed(child, systemId)) ??
    createActor(silent, { id: String(systemId) });
}

/** Makes the system of an actor return a silent actor for an unknown id. */
export function tolerateUnknownIds({ system }: AnyActor): void {
  Object.assign(system, { get: tolerantLookUp({ get: system.get }) });
}

/** Wraps a guard to report each outcome. XState evaluates compositions itself, so the wrapper of one is a composition. */
function reporting(guard: Guard, report: (outcome: boolean) => boolean) {
  if ('check' in guard) return or([and([guard, () => report(true)]), () => report(false)]);
  return (...[args, params]: Parameters<Guard>): boolean => report(guard(args, params));
}

/** Copy of a machine that reports the outcome of each guard, named or inline. */
export function withGuardReports(
  machine: AnyStateMachine,
  report: (outcome: GuardOutcome) => void,
): AnyStateMachine {
  const reportAs = (guard: string) => (outcome: boolean) => {
    report({ guard, outcome });
    return outcome;
  };
  const copy: AnyStateMachine = machine.provide({
    guards: Object.fromEntries(
      Object.entries(machine.implementations.guards).flatMap(([name, guard]) =>
        guard ? [[name, reporting(guard, reportAs(name))]] : [],
      ),
    ),
  });
  for (const { definition } of withDescendants(copy.root).flatMap(declaredTransitions)) {
    const { guard } = definition;
    if (typeof guard !== 'function' || compositionOf(guard) !== undefined) continue;
    const report = reportAs(guardText(guard));
    Object.assign(definition, {
      guard: (args: Parameters<typeof guard>[0]): boolean => report(guard(args, undefined)),
    });
  }
  return copy;
}

/** True without target and actions. Such a transition gets no record, because an action would change its effect. */
const isInert = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0;

/**
 * Adds a first action to each state and transition, so that XState reports its steps in order. Snapshots lack this
 * information: a state that is exited and entered again, and which of two conflicting transitions is taken.
 */
function addRecords(machine: AnyStateMachine): void {
  const recordOf = (kind: (typeof stateKinds)[number], id: string) => ({
    type: RECORD_TYPE,
    params: { kind, id },
  });
  for (const state of withDescendants(machine.root)) {
    const { id, entry, exit } = state;
    entry.unshift(recordOf('entered', id));
    exit.unshift(recordOf('exited', id));
    const definitions = [
      ...(state.type === 'compound' ? [['initial', id, state.initial] as const] : []),
      ...declaredTransitions(state).map(({ id, definition }) => ['transition', id, definition] as const),
    ];
    for (const [kind, id, definition] of definitions) {
      if (isInert(definition)) continue;
      Object.assign(definition, { actions: [recordOf(kind, id), ...definition.actions] });
    }
  }
}

function recordIn({ type, params }: Omit<RequestedAction, 'self'>): TraceRecord | undefined {
  if (type !== RECORD_TYPE || !isRecord(params)) return undefined;
  const kind = stateKinds.find((each) => each === params.kind);
  return kind && { kind, id: String(params.id) };
}

function instrumentedCopy(original: AnyStateMachine): InstrumentedMachine {
  let records: TraceRecord[] = [];
  const machine = withGuardReports(original, (outcome) => records.push({ kind: 'guard', ...outcome }));
  addRecords(machine);
  const ids = transitionIds(machine);

  /** Each macrostep has its own system, because several alternatives register actors under the same ids. */
  function run(
    before: AnyMachineSnapshot | undefined,
    react: (scope: AnyActorScope) => AnyMachineSnapshot,
  ): Macrostep {
    const own: TraceRecord[] = [];
    records = own;
    const actions: RequestedAction[] = [];
    const self = createActor(silent, { id: machine.id, parent: createActor(silent, { id: 'parent' }) });
    let microsteps = 0;
    self.system.inspect((event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
      microsteps += 1;
      if (microsteps > MAX_MICROSTEPS) {
        throw new Error(`Infinite loop: more than ${MAX_MICROSTEPS} microsteps without a stable state.`);
      }
      for (const transition of microstepTransitions(event).filter(isInert)) {
        const id = ids.get(transition);
        if (id !== undefined) own.push({ kind: 'transition', id });
      }
    });
    const ignore = () => undefined;
    const scope: AnyActorScope = {
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: { ...self.system, get: tolerantLookUp(self.system, Object.values(before?.children ?? {})) },
      logger: ignore,
      defer: ignore,
      emit: ignore,
      stopChild: ignore,
      actionExecutor: ({ type, params }) => {
        const record = recordIn({ type, params });
        if (record) own.push(record);
        else actions.push({ type, params, self });
      },
    };
    const snapshot = react(scope);
    records = [];
    if (snapshot.status !== 'error') return { snapshot, records: own, actions };
    return { snapshot, records: own.filter(({ kind }) => kind === 'guard'), actions: [] };
  }

  return {
    machine,
    transitionIds: ids,
    initialMacrostep: (input) => run(undefined, (scope) => machine.getInitialSnapshot(scope, input)),
    macrostep: (before, event) =>
      run(before, (scope) => {
        try {
          return machine.transition(before, event, scope);
        } catch (error) {
          return { ...before, status: 'error', error };
        }
      }),
  };
}

const copies = new WeakMap<AnyStateMachine, InstrumentedMachine>();

/** Copies a machine so that it reports its steps. All simulations of a machine share its copy, which has no state. */
export function instrument(original: AnyStateMachine): InstrumentedMachine {
  const copy = copies.get(original) ?? instrumentedCopy(original);
  copies.set(original, copy);
  return copy;
}
