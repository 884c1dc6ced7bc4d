import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeIds, type Chart, chartOf } from '../graph';
import { type ObservedMachine, observeMachine } from './observeMachine';

/**
 * Calls a function while the machine reads another clock, for machines that read the time.
 * @param clock returns ms; only differences between its values matter.
 */
export type WithClock = <Result>(clock: () => number, run: () => Result) => Result;

/** A machine as a pure function, with the chart of the original machine. */
export interface SimulatedMachine extends ObservedMachine {
  readonly chart: Chart;
  readonly withClock: WithClock;
}

/** @param withClock by default the machine is called directly. */
export const simulatedMachine = (
  machine: AnyStateMachine,
  withClock: WithClock = (_clock, run) => run(),
): SimulatedMachine => ({ ...observeMachine(machine), chart: chartOf(machine), withClock });

/** Everything that determines how a machine reacts to the next input. */
export interface Configuration {
  readonly snapshot: AnyMachineSnapshot;
  /** Simulated time since the start, in ms. */
  readonly nowMs: number;
  /** Running timers, the next to end first. Those with the same end are in the order of their start. */
  readonly timers: readonly Timer[];
  /** Child actors that have ended or failed. */
  readonly settled: readonly AnyActorRef[];
}

/** A delayed event of a machine to itself: of `after` or `raise`. */
export interface Timer {
  /** Id for `cancel`; undefined if the author sets none. */
  readonly id: string | undefined;
  readonly event: AnyEventObject;
  /** In simulated ms since the start. */
  readonly startedMs: number;
  readonly dueMs: number;
}

/** Name of an invoked actor for readers; the id of any other actor. */
export const actorName = ({ nodes }: Chart, id: string): string =>
  nodes.flatMap(({ invokes }) => invokes).find((invoke) => invoke.id === id)?.name ?? id;

/** Ids of the invoked actors without a result. An actor that is invoked again is a new one. */
export function awaitedActors(chart: Chart, { snapshot, settled }: Configuration): readonly string[] {
  const active = activeIds(chart, snapshot.value);
  return chart.nodes
    .filter(({ id }) => active.has(id))
    .flatMap(({ invokes }) => invokes.map(({ id }) => id))
    .filter((id) => {
      const actor: AnyActorRef | undefined = snapshot.children[id];
      return actor !== undefined && !settled.includes(actor);
    });
}
