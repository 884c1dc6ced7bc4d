import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';
import type { Environment, GuardOutcome } from '../engine';

/** Inputs that cover a machine, for generated tests, printed paths and the simulator. */
export interface MachineModel<Machine extends AnyStateMachine = AnyStateMachine> extends Environment {
  /** Inputs that the machine starts with, at least one. */
  readonly starts: readonly ModelStart<Machine>[];
  /** Payloads by event type, one for each reaction of the machine. */
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** Senders of the events that do not come from the visitor: `the provider`. */
  readonly senders?: { readonly [Type in EventFrom<Machine>['type']]?: string };
  /** The part of the context that distinguishes configurations, without keys, times and typed texts. By default none. */
  relevant?(context: ContextFrom<Machine>): unknown;
  /** True if no new configuration follows, for a context that could grow without limit. */
  isFarEnough?(context: ContextFrom<Machine>): boolean;
  /** Outcomes that no order of events can reach. By default none. */
  readonly exemptions?: readonly GuardExemption[];
  /** Stand-ins for code that the machine lacks: both outcomes of its guards are explored, up to a limit. */
  readonly assumptions?: Assumptions;
}

/** A result with the outcomes of the guards that were evaluated for it, in order. */
export interface Assumed<Result> {
  readonly result: Result;
  readonly guards: readonly GuardOutcome[];
}

/** Stand-ins for code that a machine lacks. */
export interface Assumptions {
  /** Calls a function while guards have the given outcomes; all others are true. */
  readonly withGuards: <Result>(outcomes: readonly GuardOutcome[], run: () => Result) => Assumed<Result>;
  /** Names of the delays with an assumed duration; `delay of ping` for the delay of an event that has no name. */
  readonly delays: ReadonlySet<string>;
  /** True for a delayed event of the machine to itself whose delay has an assumed duration. */
  readonly isDelayAssumed: (event: AnyEventObject) => boolean;
  /** False if the starts lack some combinations of guard outcomes. */
  readonly areStartsComplete: boolean;
  /** Most steps of the exploration of one start. */
  readonly maxStepsPerStart: number;
}

export interface ModelStart<Machine extends AnyStateMachine = AnyStateMachine> {
  /** For readers: `with an endpoint`. */
  readonly name: string;
  readonly input: InputFrom<Machine>;
  /** Assumed outcomes of guards that are evaluated at the start; undefined if there are none. */
  readonly guards?: readonly GuardOutcome[];
}

/** An outcome that a guard never has; it is an error if it occurs. */
export interface GuardExemption {
  readonly guard: string;
  readonly never: boolean;
  readonly reason: string;
}
