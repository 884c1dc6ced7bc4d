import { useCallback, useState } from 'react';
import type { Chart } from '../../statechart/graph';

/** Ids of the states with children, without the root, because a folded root would hide the whole chart. */
function foldable({ nodes }: Chart): readonly string[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ id, parent }) => parent !== undefined && parents.has(id)).map(({ id }) => id);
}

/** Number of states up to which a whole chart can be read. */
const READABLE = 30;

/**
 * States that are folded at first: none in a chart of up to 30 states, otherwise all on the deepest level on which at most
 * 30 states are visible.
 */
export function foldedAtFirst(chart: Chart): readonly string[] {
  if (chart.nodes.length <= READABLE) return [];
  const depths = new Map(chart.nodes.map(({ id, path }) => [id, path.length]));
  const visibleAt = (depth: number) => chart.nodes.filter(({ path }) => path.length <= depth).length;
  let depth = 1;
  while (visibleAt(depth + 1) <= READABLE) depth += 1;
  return foldable(chart).filter((id) => depths.get(id) === depth);
}

/** Folded states, by id. @param initial folded at first. */
export function useFolding(initial: readonly string[] = []) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(initial));
  const toggle = useCallback(
    (id: string) =>
      setFolded((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return {
    folded,
    /** Folds or unfolds one state. */
    toggle,
    isAnyFolded: (chart: Chart) => foldable(chart).some((id) => folded.has(id)),
    foldAll: (chart: Chart) => setFolded(new Set(foldable(chart))),
    unfoldAll: () => setFolded(new Set()),
  };
}
