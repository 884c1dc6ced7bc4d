import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate';

/** A machine with what it takes to try all of it: for generated tests, for the printed paths, and for the simulator. */
export interface MachineModel<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The situations in which the machine can start, at least one. */
  readonly starts: readonly ModelStart<Machine>[];
  /** For each event the payloads worth trying: one for each way in which the machine could answer. */
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
}

export interface ModelStart<Machine extends AnyStateMachine = AnyStateMachine> {
  /** For people: `with an endpoint`. */
  readonly name: string;
  readonly input: InputFrom<Machine>;
}
