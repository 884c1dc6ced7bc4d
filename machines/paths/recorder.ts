import { type AnyStateMachine, and, type InspectionEvent, isMachineSnapshot, or } from 'xstate';
import { guardMark, type Mark, type Marks, stateMark, transitionMarks } from './marks';

/** A machine that is watched. */
export interface Recorder {
  /** Runs as the machine given does, and notes what its guards say. */
  readonly machine: AnyStateMachine;
  /** Notes the states and transitions; to be given to whatever the machine runs in. */
  readonly inspect: (event: InspectionEvent) => void;
  /** What is seen of the machine while something runs. */
  readonly observe: <Result>(run: () => Result) => { readonly result: Result; readonly marks: Marks };
}

type Guard = NonNullable<AnyStateMachine['implementations']['guards'][string]>;
type Note = (outcome: boolean) => boolean;

/** The guard, with a note of each outcome. XState has to evaluate those that are made of others by itself. */
function noted(guard: Guard, note: Note) {
  if ('check' in guard) return or([and([guard, () => note(true)]), () => note(false)]);
  return (...[args, params]: Parameters<Guard>): boolean => note(guard(args, params));
}

/**
 * Watches a machine: its microsteps, since what an `always` leaves at once is in no snapshot. Of two transitions that
 * exclude each other XState reports both; none of the machines here has such regions.
 */
export function record(machine: AnyStateMachine): Recorder {
  let seen = new Set<Mark>();
  const note = (name: string) => (outcome: boolean) => {
    seen.add(guardMark(name, outcome));
    return outcome;
  };
  const watched = machine.provide({
    guards: Object.fromEntries(
      Object.entries(machine.implementations.guards).flatMap(([name, guard]) =>
        guard ? [[name, noted(guard, note(name))]] : [],
      ),
    ),
  });
  const marks = transitionMarks(watched);
  return {
    machine: watched,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
      if (event.snapshot.machine !== watched) return;
      for (const { id } of event.snapshot._nodes) seen.add(stateMark(id));
      for (const transition of event._transitions) {
        const mark = marks.get(transition);
        if (mark === undefined) continue;
        seen.add(mark);
        seen.add(stateMark(transition.source.id));
      }
    },
    observe: (run) => {
      seen = new Set();
      const result = run();
      return { result, marks: seen };
    },
  };
}
