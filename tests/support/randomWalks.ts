import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { machines } from '../../machines/registry';
import {
  advance,
  type Environment,
  type Examples,
  eventChoices,
  type Run,
  type Simulation,
  send,
  startRun,
  startSimulation,
} from '../../machines/statechart/engine';
import { fc } from './fastCheck';
import { zoo } from './zoo';

/** A machine to walk through, with what it takes. */
export interface Walked {
  readonly machine: AnyStateMachine;
  /** The machine of the real actor, if that is not the same. */
  readonly real?: AnyStateMachine;
  readonly environment?: Environment;
  readonly examples: Examples;
  readonly inputs: readonly unknown[];
}

/** Events that wildcards take, or nobody. */
const strays: Examples = { 'mouse.down': [{ type: 'mouse.down' }], stray: [{ type: 'stray' }] };

/** The site's machines and the zoo. */
export const walked: readonly Walked[] = [
  ...machines.map(({ machine, model }) => ({
    machine,
    environment: model,
    examples: model.events,
    inputs: model.starts.map(({ input }) => input),
  })),
  ...zoo.map((machine) => ({ machine, examples: strays, inputs: [undefined] })),
];

/** All that could be sent now, and one thing that nobody waits for. */
const candidates = (simulation: Simulation, examples: Examples): readonly AnyEventObject[] => [
  ...eventChoices(simulation, examples).flatMap((choice) => choice.examples.map(({ event }) => event)),
  { type: 'nobody.waits' },
];

/** Which of the events is sent, by its place among them; or how many ms pass. */
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ choice: fc.nat(1_000) }) },
    { weight: 1, arbitrary: fc.record({ ms: fc.oneof(fc.nat(400), fc.nat(12_000)) }) },
  ),
  { maxLength: 30 },
);

/** Throws when a simulation and a real actor that were given the same differ. */
export type Comparison = (simulation: Simulation, real: Run) => void;

/**
 * Takes random walks through a machine, simulated and real at the same time.
 * @param atEachStep compares how they stand, at the start too.
 * @param atTheEnd compares what has happened on the whole walk.
 * @param numRuns how many walks.
 */
export function walkTwice(each: Walked, atEachStep: Comparison, atTheEnd: Comparison, numRuns = 200): void {
  const { machine, environment, examples, inputs, real: realMachine = machine } = each;
  const walk = fc.property(fc.constantFrom(...inputs), steps, (input, sequence) => {
    const real = startRun(realMachine, input, environment);
    let simulation = startSimulation(machine, input, environment);
    atEachStep(simulation, real);
    for (const step of sequence) {
      if ('ms' in step) {
        real.advance(step.ms);
        simulation = advance(simulation, step.ms);
      } else {
        const events = candidates(simulation, examples);
        const event = events[step.choice % events.length] ?? { type: 'none' };
        real.perform({ type: event.type, by: 'event', event });
        simulation = send(simulation, event);
      }
      atEachStep(simulation, real);
    }
    atTheEnd(simulation, real);
    real.stop();
  });
  fc.assert(walk, { numRuns });
}
