import type { CoverageItem, CoverageItems } from './coverageItems';
import { type CandidatePath, type Edge, type Exploration, emptyPath, extended } from './explore';

interface TourOptions {
  /** Items that count. */
  readonly wanted: CoverageItems;
  /** Excludes inputs that the tested application does not allow. By default all are possible. */
  readonly isPossible?: (edge: Edge) => boolean;
  /** The next tour begins after so many steps. */
  readonly maxSteps: number;
}

/** The shortest path from a configuration to an edge that covers something new. */
function nearestNew(
  from: string,
  edgesFrom: (key: string) => readonly Edge[],
  isNew: (edge: Edge) => boolean,
): readonly Edge[] {
  const visited = new Set([from]);
  let paths: readonly (readonly Edge[])[] = [[]];
  while (paths.length > 0) {
    const longer = paths.flatMap((path) =>
      edgesFrom(path.at(-1)?.to.key ?? from).map((edge) => [...path, edge]),
    );
    const found = longer.find((path) => path.slice(-1).some(isNew));
    if (found) return found;
    paths = longer.filter((path) => {
      const key = path.at(-1)?.to.key ?? from;
      if (visited.has(key)) return false;
      visited.add(key);
      return true;
    });
  }
  return [];
}

/**
 * Covers everything with few, long paths, because a restart is expensive. Each path continues to the nearest item that is
 * not covered yet.
 */
export function transitionTours(
  exploration: Exploration,
  { wanted, isPossible = () => true, maxSteps }: TourOptions,
): readonly CandidatePath[] {
  const edgesFrom = (key: string) => (exploration.edges.get(key) ?? []).filter(isPossible);
  const seen = new Set<CoverageItem>();
  const isNew = ({ to }: Edge) => [...to.covered].some((item) => wanted.has(item) && !seen.has(item));

  const tours: CandidatePath[] = [];
  let path = emptyPath(exploration);
  let key = exploration.initial.key;
  for (;;) {
    for (const item of path.covered) seen.add(item);
    const next = path.inputs.length < maxSteps ? nearestNew(key, edgesFrom, isNew) : [];
    if (next.length === 0) {
      // Nothing new can be reached from the start.
      if (path.inputs.length === 0) return tours.length > 0 ? tours : [path];
      tours.push(path);
      path = emptyPath(exploration);
      key = exploration.initial.key;
      continue;
    }
    for (const edge of next) {
      path = extended(path, edge);
      key = edge.to.key;
    }
  }
}
