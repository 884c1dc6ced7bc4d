/** A machine as a pure function: steps with a trace, simulations with a clock, and a real actor to compare them with. */
export { actorName } from './actorEvents';
export { activePaths, awaitedActors, type Configuration, isSettled, type Timer } from './configuration';
export { type EventChoice, type EventExample, type Examples, eventChoices } from './eventChoices';
export { parseEvent } from './parseEvent';
export { type Run, startRun } from './runner';
export {
  type Environment,
  type SimulatedMachine,
  simulatedMachine,
  type WithClock,
} from './simulatedMachine';
export {
  advance,
  apply,
  changesOf,
  fireNext,
  redo,
  type Simulation,
  type SimulationChange,
  type SimulationStep,
  send,
  simulationAt,
  startSimulation,
  undo,
} from './simulation';
export type { LabeledTimer, SimulationState } from './simulationState';
export { type Input, type Observation, type Origin, type Step, start, step, type TraceEntry } from './step';
export { type GuardOutcome, microstepTransitions, parentOf } from './xstateAdapter';
