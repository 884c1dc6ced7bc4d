import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';

/** A machine with what it takes to try all of it: for generated tests, for the printed paths, and for the simulator. */
export interface MachineModel<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The situations in which the machine can start, at least one. */
  readonly starts: readonly ModelStart<Machine>[];
  /** For each event the payloads worth trying: one for each way in which the machine could answer. */
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** Who sends the events that are not the visitor's own: `the provider`. */
  readonly senders?: { readonly [Type in EventFrom<Machine>['type']]?: string };
  /** What of the context tells two situations apart, without keys, times and typed texts. By default nothing does. */
  relevant?(context: ContextFrom<Machine>): unknown;
  /** Whether nothing new comes after this situation; for a context that could grow without end. */
  isFarEnough?(context: ContextFrom<Machine>): boolean;
  /** What no order of events can bring about. By default there is no such thing. */
  readonly exemptions?: readonly GuardExemption[];
}

export interface ModelStart<Machine extends AnyStateMachine = AnyStateMachine> {
  /** For people: `with an endpoint`. */
  readonly name: string;
  readonly input: InputFrom<Machine>;
}

/** An outcome that a guard never has; it is an error when it has it after all. */
export interface GuardExemption {
  readonly guard: string;
  readonly never: boolean;
  readonly reason: string;
}
