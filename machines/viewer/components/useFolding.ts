import { useCallback, useState } from 'react';
import type { Chart } from '../../statechart/graph';

/** The states that can be folded so that the chart still says something: those with states inside, but not the root. */
function foldable({ nodes }: Chart): readonly string[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ id, parent }) => parent !== undefined && parents.has(id)).map(({ id }) => id);
}

/** Which states are folded, by id. */
export function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
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
    /** Folds or unfolds one. */
    toggle,
    isAnyFolded: (chart: Chart) => foldable(chart).some((id) => folded.has(id)),
    foldAll: (chart: Chart) => setFolded(new Set(foldable(chart))),
    unfoldAll: () => setFolded(new Set()),
  };
}
