/** A machine as a pure function: steps with a trace, and simulations with a clock. */
export {
  actorName,
  awaitedActors,
  type Configuration,
  type SimulatedMachine,
  simulatedMachine,
  type Timer,
  type WithClock,
} from './configuration';
export { type EventChoice, eventChoices, eventsByTransition } from './eventChoices';
export { type GuardOutcome, microstepTransitions, parentOf } from './observeMachine';
export { parseEvent } from './parseEvent';
export { possibleEvents } from './possibleEvents';
export {
  advance,
  apply,
  changesOf,
  plainState,
  redo,
  type Simulation,
  type SimulationStep,
  send,
  simulationAt,
  startSimulation,
  trigger,
  undo,
} from './simulation';
export { type Input, START, start, step, type TraceEntry } from './step';
