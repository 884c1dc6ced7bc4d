import type { Situation } from './situation';

/** Who brings an event: the person at the simulator, the clock, an invoked actor's answer, or the machine itself. */
export type Origin = 'start' | 'visitor' | 'clock' | 'actor' | 'self';

/** One event and all that came of it. */
export interface TraceEntry {
  /** Its place in the trace. */
  readonly index: number;
  /** In simulated ms since the start. */
  readonly at: number;
  readonly origin: Origin;
  /** The type of the event. */
  readonly type: string;
  /** For people: `after delay 700 ms` and `done loadScript`, where the type is XState's own. */
  readonly label: string;
  /** A plain copy of the event; of the input, at the start. */
  readonly payload: unknown;
  /** The states left and entered on the way, in that order; one that is left and entered anew is in both. */
  readonly left: readonly string[];
  readonly entered: readonly string[];
  /** The transitions taken, `always` included, by their ids in the chart. */
  readonly transitions: readonly string[];
  /** What is done on leaving, on the way and on entering, as the chart tells it. */
  readonly actions: readonly string[];
  /** Plain copies of what those who listen to the machine are told. */
  readonly emitted: readonly unknown[];
  /** Nobody took the event: nothing has changed. */
  readonly isIgnored: boolean;
  /** How the machine stands afterwards. */
  readonly after: Situation;
}
