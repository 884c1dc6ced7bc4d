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

/** A candidate with those of its items that count. */
interface Choice {
  readonly path: CandidatePath;
  readonly items: readonly CoverageItem[];
}

/** Drops the paths whose items the others cover, the last first. */
const withoutRedundant = (choices: readonly Choice[]): readonly Choice[] =>
  choices.toReversed().reduce((kept, choice) => {
    const others = kept.filter((other) => other !== choice);
    const covered = new Set(others.flatMap(({ items }) => items));
    return choice.items.every((item) => covered.has(item)) ? others : kept;
  }, choices);

/** Selects in each turn the choice with the most new items, of equals the first. */
function greedyCover(choices: readonly Choice[]): readonly Choice[] {
  const selected: Choice[] = [];
  let candidates = choices.map((choice) => ({ choice, newItems: choice.items }));
  for (;;) {
    const most = Math.max(0, ...candidates.map(({ newItems }) => newItems.length));
    const best = candidates.find(({ newItems }) => newItems.length === most);
    if (!best || most === 0) return selected;
    selected.push(best.choice);
    const seen = new Set(best.newItems);
    candidates = candidates
      .map(({ choice, newItems }) => ({ choice, newItems: newItems.filter((item) => !seen.has(item)) }))
      .filter(({ newItems }) => newItems.length > 0);
  }
}

/**
 * Selects paths that cover all that any path covers (greedy set cover): the path with the most new items first, of equals
 * the shortest. None of them is redundant.
 * @param wanted items that count.
 * @param isPossible excludes paths that the tested application does not allow. By default all are possible.
 */
export function minimizePaths(
  explorations: readonly Exploration[],
  wanted: CoverageItems,
  isPossible: (path: CandidatePath) => boolean = () => true,
): readonly CandidatePath[] {
  const choices = explorations
    .flatMap(candidatePaths)
    .filter(isPossible)
    .sort((one, other) => one.inputs.length - other.inputs.length)
    .map((path): Choice => ({ path, items: [...path.covered].filter((item) => wanted.has(item)) }));
  return withoutRedundant(greedyCover(choices)).map(({ path }) => path);
}
