import { joined, type Marks } from './marks';
import type { Situation } from './situation';
import type { Stimulus } from './stimulus';

/** Stimuli one after the other from a start, and what is seen on the way. */
export interface Way {
  readonly stimuli: readonly Stimulus[];
  readonly marks: Marks;
}

/** The way that ends where it starts. */
export const emptyWay = ({ marks }: Situation): Way => ({ stimuli: [], marks });

/** A way with one more stimulus, which leads to a situation. */
export const extended = ({ stimuli, marks }: Way, stimulus: Stimulus, next: Situation): Way => ({
  stimuli: [...stimuli, stimulus],
  marks: joined([marks, next.marks]),
});
