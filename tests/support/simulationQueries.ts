import type { Simulation } from '../../machines/statechart/engine';

/** The last entry of the trace. */
export const last = ({ trace }: Simulation) => trace.at(-1);

/** The labels of the running timers, with the remaining time in ms. */
export const pending = ({ state }: Simulation) =>
  state.timers.map(({ label, dueMs }) => [label, dueMs - state.nowMs]);
