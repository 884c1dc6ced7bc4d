import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromTransition,
  type InspectionEvent,
} from 'xstate';
import { isRecord } from '../../statechart/graph';
import type { Effect } from './effects';
import { isInert, type Mark, markOf } from './marks';
import type { Subject } from './subject';

/** What a machine would do. */
export interface DryRun {
  readonly snapshot: AnyMachineSnapshot;
  /** What it does on its way; nothing when it broke down, for then nothing has changed. */
  readonly marks: readonly Mark[];
  /** What would have been done to the world outside, in order. */
  readonly effects: readonly Effect[];
}

/** More small steps than any sensible event leads to: the machine goes round in a circle. */
const MAX_MICROSTEPS = 1_000;

/** Neither sends nor starts anything; it is only there to be pointed at. */
const nobody = fromTransition((state: undefined) => state, undefined);

type System = AnyActorScope['system'];

/** How a machine looks up actors: its own, and in the place of those that others would have registered, somebody. */
function lookUp(system: System, before: AnyMachineSnapshot | undefined): System['get'] {
  const children: readonly unknown[] = Object.values(before?.children ?? {});
  const isNamed = (child: unknown, systemId: unknown) => isRecord(child) && child.systemId === systemId;
  return (systemId) =>
    system.get(systemId) ??
    children.find((child) => isNamed(child, systemId)) ??
    createActor(nobody, { id: String(systemId) });
}

/** A place to run a machine's logic in which every effect is noted and none is executed. */
function observe({ machine, idOf }: Subject, before?: AnyMachineSnapshot) {
  const marks: Mark[] = [];
  const effects: Effect[] = [];
  const parent = createActor(nobody, { id: 'parent' });
  const self = createActor(nobody, { id: machine.id, parent });
  let microsteps = 0;
  self.system.inspect((event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
    microsteps += 1;
    if (microsteps > MAX_MICROSTEPS) {
      throw new Error(
        `No end after ${MAX_MICROSTEPS} steps: transitions without an event go round in a circle.`,
      );
    }
    // What does nothing has no mark of its own.
    const inert = event._transitions.filter(isInert).flatMap((transition) => idOf.get(transition) ?? []);
    marks.push(...inert.map((id) => ({ kind: 'taken' as const, id })));
  });
  const ignore = () => undefined;
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: { ...self.system, get: lookUp(self.system, before) },
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: ({ type, params }) => {
      const mark = markOf({ type, params });
      if (mark) marks.push(mark);
      else effects.push({ type, params, self });
    },
  };
  return { scope, marks, effects };
}

/** Starts a machine without starting anything. Never throws: a machine that breaks down has the status `error`. */
export function dryStart(subject: Subject, input: unknown): DryRun {
  const { scope, marks, effects } = observe(subject);
  const snapshot: AnyMachineSnapshot = subject.machine.getInitialSnapshot(scope, input);
  return snapshot.status === 'error' ? { snapshot, marks: [], effects: [] } : { snapshot, marks, effects };
}

/** Gives a machine an event without executing anything. Never throws: a guard or an assignment that does is an `error`. */
export function dryRun(subject: Subject, before: AnyMachineSnapshot, event: AnyEventObject): DryRun {
  const { scope, marks, effects } = observe(subject, before);
  try {
    const snapshot: AnyMachineSnapshot = subject.machine.transition(before, event, scope);
    return { snapshot, marks, effects };
  } catch (error) {
    return { snapshot: { ...before, status: 'error', error }, marks: [], effects: [] };
  }
}
