import { phaseSummaries } from '../phases/summaries';
import type { BowtieRange } from './types';

/** A part counts as a phase's when it covers at least half of it. */
const LEAST_SHARE = 0.5;

/** Short names of the phases that a part of the bowtie covers. Each phase is a fifth of its length. */
export function phasesIn({ from, to }: BowtieRange): readonly string[] {
  const summaries = Object.values(phaseSummaries);
  return summaries
    .filter((_, index) => {
      const start = Math.max(from * summaries.length, index);
      const end = Math.min(to * summaries.length, index + 1);
      return end - start >= LEAST_SHARE - Number.EPSILON * summaries.length;
    })
    .map(({ shortName }) => shortName);
}
