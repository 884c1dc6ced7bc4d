import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';
import type { Environment } from '../engine';

/** Inputs that reach everything in a machine: for generated tests, printed paths and the simulator. */
export interface MachineModel<Machine extends AnyStateMachine = AnyStateMachine> extends Environment {
  /** The inputs with which the machine can start, at least one. */
  readonly starts: readonly ModelStart<Machine>[];
  /** For each event the payloads worth trying: one for each reaction of the machine. */
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** Who sends the events that are not the visitor's own: `the provider`. */
  readonly senders?: { readonly [Type in EventFrom<Machine>['type']]?: string };
  /** The part of the context that distinguishes configurations, without keys, times and typed texts. By default none. */
  relevant?(context: ContextFrom<Machine>): unknown;
  /** Whether nothing new follows; for a context that could grow without end. */
  isFarEnough?(context: ContextFrom<Machine>): boolean;
  /** Outcomes that no order of events can reach. By default none. */
  readonly exemptions?: readonly GuardExemption[];
}

export interface ModelStart<Machine extends AnyStateMachine = AnyStateMachine> {
  /** For people: `with an endpoint`. */
  readonly name: string;
  readonly input: InputFrom<Machine>;
}

/** An outcome that a guard never has; it is an error if it occurs. */
export interface GuardExemption {
  readonly guard: string;
  readonly never: boolean;
  readonly reason: string;
}
