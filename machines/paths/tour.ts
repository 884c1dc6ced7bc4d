import type { FoundWay } from './cover';
import type { Edge, Exploration } from './explore';
import type { Mark, Marks } from './marks';
import { emptyWay, extended, type Way } from './way';

export interface TourOptions {
  /** What is worth seeing. */
  readonly wanted: Marks;
  /** Leaves out what cannot happen where the tour is to be made. By default everything can. */
  readonly isPossible?: (edge: Edge) => boolean;
  /** After so many steps the next tour begins. */
  readonly maxSteps: number;
}

type EdgesFrom = ReadonlyMap<string, readonly Edge[]>;

/** The shortest way from a situation to an edge that shows something new. */
function nearestNew(from: string, edgesFrom: EdgesFrom, isNew: (edge: Edge) => boolean): readonly Edge[] {
  const passed = new Set([from]);
  let ways: readonly (readonly Edge[])[] = [[]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      (edgesFrom.get(way.at(-1)?.to.key ?? from) ?? []).map((edge) => [...way, edge]),
    );
    const found = longer.find((way) => way.slice(-1).some(isNew));
    if (found) return found;
    ways = longer.filter((way) => {
      const key = way.at(-1)?.to.key ?? from;
      if (passed.has(key)) return false;
      passed.add(key);
      return true;
    });
  }
  return [];
}

/**
 * Few long ways that see all that any way sees, where starting anew is what costs: each goes on from where it is to the
 * nearest thing that was not seen yet.
 */
export function tours(
  exploration: Exploration,
  { wanted, isPossible = () => true, maxSteps }: TourOptions,
): readonly FoundWay[] {
  const { initial, edges } = exploration;
  const edgesFrom = new Map<string, Edge[]>();
  for (const edge of edges.filter(isPossible)) {
    edgesFrom.set(edge.from.key, [...(edgesFrom.get(edge.from.key) ?? []), edge]);
  }
  const withExploration = (found: Way): FoundWay => ({ ...found, exploration });
  const seen = new Set<Mark>();
  const isNew = ({ to }: Edge) => [...to.marks].some((mark) => wanted.has(mark) && !seen.has(mark));

  const found: Way[] = [];
  let way = emptyWay(initial);
  let key = initial.key;
  for (;;) {
    for (const mark of way.marks) seen.add(mark);
    const next = way.stimuli.length < maxSteps ? nearestNew(key, edgesFrom, isNew) : [];
    if (next.length === 0) {
      // A tour that saw nothing new from the start on: nothing is left that can be seen.
      if (way.stimuli.length === 0) return (found.length > 0 ? found : [way]).map(withExploration);
      found.push(way);
      way = emptyWay(initial);
      key = initial.key;
      continue;
    }
    for (const { stimulus, to } of next) {
      way = extended(way, stimulus, to);
      key = to.key;
    }
  }
}
