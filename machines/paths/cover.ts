import type { Edge, Exploration } from './explore';
import type { Mark, Marks } from './marks';
import { extended, type Way } from './way';

/** A way that belongs to an exploration. */
export interface FoundWay extends Way {
  readonly exploration: Exploration;
}

/** For each thing that can happen, a shortest way on which it happens last; and the way on which nothing happens. */
export function waysOf(exploration: Exploration): readonly FoundWay[] {
  const { shortest, edges } = exploration;
  const last = ({ from, stimulus, to }: Edge): readonly Way[] => {
    const way = shortest.get(from.key);
    return way ? [extended(way, stimulus, to)] : [];
  };
  return [...shortest.values(), ...edges.flatMap(last)].map((way) => ({ ...way, exploration }));
}

const newIn = ({ marks }: Way, seen: Marks, wanted: Marks): number =>
  [...marks].filter((mark) => wanted.has(mark) && !seen.has(mark)).length;

/** The ways that see something which none of the others sees. */
function needed(ways: readonly FoundWay[], wanted: Marks): readonly FoundWay[] {
  return ways.reduceRight<readonly FoundWay[]>((kept, way) => {
    const others = kept.filter((other) => other !== way);
    const seen = new Set(others.flatMap(({ marks }) => [...marks]));
    return newIn(way, seen, wanted) > 0 ? kept : others;
  }, ways);
}

/**
 * Chooses a few ways that see all that any way sees: the one that sees the most first, of equals the shortest.
 * @param wanted what is worth seeing.
 * @param isPossible leaves out ways that cannot be gone where they are to be gone. By default all can.
 */
export function cover(
  explorations: readonly Exploration[],
  wanted: Marks,
  isPossible: (way: FoundWay) => boolean = () => true,
): readonly FoundWay[] {
  const candidates = explorations
    .flatMap(waysOf)
    .filter(isPossible)
    .sort((one, other) => one.stimuli.length - other.stimuli.length);
  const seen = new Set<Mark>();
  const chosen: FoundWay[] = [];
  for (;;) {
    const counts = candidates.map((way) => newIn(way, seen, wanted));
    const most = counts.reduce((one, other) => Math.max(one, other), 0);
    const best = candidates[counts.indexOf(most)];
    if (most === 0 || !best) return needed(chosen, wanted);
    chosen.push(best);
    for (const mark of best.marks) seen.add(mark);
  }
}
