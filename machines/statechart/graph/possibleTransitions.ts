import type { Chart, ChartTransition } from './chart';

/** What waits for something to come; `always` is taken by itself, and a blocked event does nothing. */
const waits = ({ kind }: ChartTransition): boolean => kind !== 'always' && kind !== 'forbidden';

/**
 * The transitions that an event could set off, guards aside: those of the active states.
 * @param active ids of the active states, parents included.
 */
export const possibleTransitions = (
  { transitions }: Chart,
  active: ReadonlySet<string>,
): readonly ChartTransition[] =>
  transitions.filter((transition) => active.has(transition.source) && waits(transition));
