import type { Simulation } from '../../machines/viewer/simulation/simulation';

/** The last entry of the trace. */
export const last = ({ trace }: Simulation) => trace.at(-1);

/** What is on the clock, each with how long it still takes, in ms. */
export const pending = ({ situation }: Simulation) =>
  situation.pending.map(({ label, dueAt }) => [label, dueAt - situation.at]);
