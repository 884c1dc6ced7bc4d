import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  StateSchema,
  StateSchemaFrom,
} from 'xstate';
import type { WithClock } from '../engine';

/** Inputs that cover a machine, for generated tests, printed paths and the simulator. */
export interface MachineModel<Machine extends AnyStateMachine = AnyStateMachine> {
  /** For a machine that reads the time. */
  readonly withClock?: WithClock;
  /** Inputs that the machine starts with, at least one. */
  readonly starts: readonly ModelStart<Machine>[];
  /** By type. */
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: ModelEvent<Extract<EventFrom<Machine>, { type: Type }>>;
  };
  /** The part of the context that distinguishes configurations, without keys, times and typed texts. By default none. */
  relevant?(context: ContextFrom<Machine>): unknown;
  /** True if no new configuration follows, for a context that could grow without limit. */
  isFarEnough?(context: ContextFrom<Machine>): boolean;
  /** Outcomes that no order of events can reach. By default none. */
  readonly exemptions?: readonly GuardExemption[];
}

type ModelEvent<Event extends AnyEventObject> = {
  /** What happens when it occurs, in one sentence: `The hamburger button is pressed.` */
  readonly meaning: string;
  /** Undefined for the visitor: `the provider`. */
  readonly sender?: string;
} & ({ type: Event['type'] } extends Event ? Partial<Payloads<Event>> : Payloads<Event>);

interface Payloads<Event extends AnyEventObject> {
  /** One for each reaction of the machine. */
  readonly payloads: readonly Omit<Event, 'type'>[];
}

export interface ModelStart<Machine extends AnyStateMachine = AnyStateMachine> {
  /** For readers: `with an endpoint`. */
  readonly name: string;
  readonly input: InputFrom<Machine>;
}

/** All events of a model with their payloads. */
export const eventsOf = ({ events }: Pick<MachineModel, 'events'>): readonly AnyEventObject[] =>
  Object.entries(events).flatMap(([type, { payloads = [{}] }]) =>
    payloads.map((payload) => ({ type, ...payload })),
  );

/** An outcome that a guard never has; it is an error if it occurs. */
interface GuardExemption {
  readonly guard: string;
  readonly never: boolean;
  readonly reason: string;
}

type PathsIn<Schema extends StateSchema> =
  Schema['states'] extends Record<string, StateSchema>
    ? {
        [Key in keyof Schema['states'] & string]: Key | `${Key}.${PathsIn<Schema['states'][Key]>}`;
      }[keyof Schema['states'] & string]
    : never;

/** Path of a state, without the machine: `embedded.loading`. */
export type StatePath<Machine extends AnyStateMachine> = PathsIn<StateSchemaFrom<Machine>>;
