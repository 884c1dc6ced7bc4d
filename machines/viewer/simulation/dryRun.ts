import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromTransition,
  getInitialMicrosteps,
  type InspectionEvent,
} from 'xstate';
import type { Effect } from './effects';

/** One of the small steps that an event leads to. */
export interface Microstep {
  /** Those that were selected; of several that would leave the same state XState takes one. */
  readonly transitions: readonly AnyTransitionDefinition[];
  /** The snapshot after it. */
  readonly snapshot: AnyMachineSnapshot;
}

/** What a machine would do. */
export interface DryRun {
  readonly snapshot: AnyMachineSnapshot;
  /** None when the machine broke down: then nothing has changed. */
  readonly microsteps: readonly Microstep[];
  /** What would have been done to the world outside, in order. */
  readonly effects: readonly Effect[];
}

/** More small steps than any sensible event leads to: the machine goes round in a circle. */
const MAX_MICROSTEPS = 1_000;

/** Neither sends nor starts anything; it is only there to be pointed at. */
const nobody = fromTransition((state: undefined) => state, undefined);

/** A place to run a machine's logic in which every effect is noted and none is executed. */
function observe(machine: AnyStateMachine) {
  const microsteps: Microstep[] = [];
  const effects: Effect[] = [];
  const parent = createActor(nobody, { id: 'parent' });
  const self = createActor(nobody, { id: machine.id, parent });
  self.system.inspect((event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
    if (microsteps.length === MAX_MICROSTEPS) {
      throw new Error(
        `No end after ${MAX_MICROSTEPS} steps: transitions without an event go round in a circle.`,
      );
    }
    microsteps.push({ transitions: event._transitions, snapshot: event.snapshot as AnyMachineSnapshot });
  });
  const ignore = () => undefined;
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: ({ type, params }) => {
      effects.push({ type, params, self });
    },
  };
  return { scope, microsteps, effects };
}

/** The states that a machine enters first, before any `always`; undefined when it breaks down there. */
function firstMicrostep(machine: AnyStateMachine, input: unknown): Microstep | undefined {
  try {
    const [first] = getInitialMicrosteps(machine, input);
    return first && { transitions: [], snapshot: first[0] };
  } catch {
    return undefined;
  }
}

/** Starts a machine without starting anything. Never throws: a machine that breaks down has the status `error`. */
export function dryStart(machine: AnyStateMachine, input: unknown): DryRun {
  const { scope, microsteps, effects } = observe(machine);
  const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input);
  if (snapshot.status === 'error') return { snapshot, microsteps: [], effects: [] };
  const first = firstMicrostep(machine, input);
  return { snapshot, microsteps: first ? [first, ...microsteps] : microsteps, effects };
}

/** Gives a machine an event without executing anything. Never throws: a guard or an assignment that does is an `error`. */
export function dryRun(machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject): DryRun {
  const { scope, microsteps, effects } = observe(machine);
  try {
    const snapshot: AnyMachineSnapshot = machine.transition(before, event, scope);
    return { snapshot, microsteps, effects };
  } catch (error) {
    return { snapshot: { ...before, status: 'error', error }, microsteps: [], effects: [] };
  }
}
