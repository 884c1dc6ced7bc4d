import type { CoverageItem, CoverageItems } from './coverageItems';
import { type CandidatePath, type Exploration, extended } from './explore';

/** A shortest path to each configuration, and for each edge a shortest path that ends with it. */
export const candidatePaths = ({ shortest, edges }: Exploration): readonly CandidatePath[] => [
  ...shortest.values(),
  ...[...edges].flatMap(([key, leaving]) => {
    const path = shortest.get(key);
    return path ? leaving.map((edge) => extended(path, edge)) : [];
  }),
];

const countNew = ({ covered }: CandidatePath, seen: CoverageItems, wanted: CoverageItems): number =>
  [...covered].filter((item) => wanted.has(item) && !seen.has(item)).length;

/** Drops the paths whose items the others cover. */
function withoutRedundant(paths: readonly CandidatePath[], wanted: CoverageItems): readonly CandidatePath[] {
  return paths.reduceRight<readonly CandidatePath[]>((kept, path) => {
    const others = kept.filter((other) => other !== path);
    const seen = new Set(others.flatMap(({ covered }) => [...covered]));
    return countNew(path, seen, wanted) > 0 ? kept : others;
  }, paths);
}

/**
 * Selects a few paths that cover all that any path covers (greedy set cover): the path with the most new items first, of
 * equals the shortest.
 * @param wanted items that count.
 * @param isPossible excludes paths that the tested application does not allow. By default all are possible.
 */
export function minimizePaths(
  explorations: readonly Exploration[],
  wanted: CoverageItems,
  isPossible: (path: CandidatePath) => boolean = () => true,
): readonly CandidatePath[] {
  const candidates = explorations
    .flatMap(candidatePaths)
    .filter(isPossible)
    .sort((one, other) => one.inputs.length - other.inputs.length);
  const seen = new Set<CoverageItem>();
  const selected: CandidatePath[] = [];
  for (;;) {
    const counts = candidates.map((path) => countNew(path, seen, wanted));
    const most = counts.reduce((one, other) => Math.max(one, other), 0);
    const best = candidates[counts.indexOf(most)];
    if (most === 0 || !best) return withoutRedundant(selected, wanted);
    selected.push(best);
    for (const item of best.covered) seen.add(item);
  }
}
