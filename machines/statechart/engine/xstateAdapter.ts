/**
 * All that the library needs of XState beyond its documented API. Each item has a contract test in
 * `xstateAdapter.test.ts`, which fails first when XState changes:
 *
 * - the `entry`, `exit`, `actions` and `guard` of the state nodes and transitions of a copy can be replaced;
 * - an inspected microstep lists its transitions in `_transitions`;
 * - the logic of a machine passes every action to the `actionExecutor` of its actor scope, and executes none itself.
 *
 * The public `transition(machine, snapshot, event)` does not suffice. It has no parent, so that a machine with
 * `sendParent` throws. It evaluates the initial state again at each call. It does not report states and transitions.
 */
import {
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

/** An action that XState asks its actor to execute. */
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

/** A machine that reports its steps and executes nothing. Both functions never throw: the status becomes `error`. */
export interface InstrumentedMachine {
  /** A copy: snapshots belong to it, and not to the original. */
  readonly machine: AnyStateMachine;
  /** The id in the chart of each transition of the copy. */
  readonly transitionIds: ReadonlyMap<AnyTransitionDefinition, string>;
  readonly initialMacrostep: (input: unknown) => Macrostep;
  readonly macrostep: (before: AnyMachineSnapshot, event: AnyEventObject) => Macrostep;
}

const RECORD_TYPE = 'statechart.record';

/** No sensible event leads to more microsteps: the machine is in an infinite loop. */
const MAX_MICROSTEPS = 1_000;

/** An actor that does nothing with its events. */
const silent = fromTransition((state: undefined) => state, undefined);

type System = AnyActorScope['system'];
type Guard = NonNullable<AnyStateMachine['implementations']['guards'][string]>;

/** The transitions of an inspected microstep; two that exclude each other are both listed. */
export const microstepTransitions = (event: InspectionEvent): readonly AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : [];

/** A look-up by system id that finds a silent actor for an id that nothing has registered. */
export function tolerantLookUp(
  { get }: Pick<System, 'get'>,
  children: readonly unknown[] = [],
): System['get'] {
  const isNamed = (child: unknown, systemId: unknown) => isRecord(child) && child.systemId === systemId;
  return (systemId) =>
    get(systemId) ??
    children.find((child) => isNamed(child, systemId)) ??
    createActor(silent, { id: String(systemId) });
}

/** The guard with a report of each outcome. XState evaluates compositions itself, so they stay compositions. */
function reporting(guard: Guard, report: (outcome: boolean) => boolean) {
  if ('check' in guard) return or([and([guard, () => report(true)]), () => report(false)]);
  return (...[args, params]: Parameters<Guard>): boolean => report(guard(args, params));
}

/** A copy that reports the outcome of each guard: of named ones, and of functions that a transition has as its guard. */
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

/** An action would make an inert transition one that changes something. */
const isInert = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0;

/**
 * Adds a first action to each state and transition. So XState itself reports what happens, in its order: snapshots
 * contain neither the states that are exited and entered again, nor which of two conflicting transitions is taken.
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

/** Makes a copy of a machine that reports its steps. */
export function instrument(original: AnyStateMachine): InstrumentedMachine {
  let records: TraceRecord[] = [];
  const machine = withGuardReports(original, (outcome) => records.push({ kind: 'guard', ...outcome }));
  addRecords(machine);
  const ids = transitionIds(machine);

  /** Each macrostep has a system of its own, so that it registers its actors as if it were the only future. */
  function run(
    before: AnyMachineSnapshot | undefined,
    take: (scope: AnyActorScope) => AnyMachineSnapshot,
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
    const snapshot = take(scope);
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
