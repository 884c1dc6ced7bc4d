import { useCallback, useMemo, useState } from 'react';
import type { Chart } from '../../statechart/graph';
import { type FoldChoices, noIds } from '../../statechart/react';

/** Ids of the states with children, without the root, because a folded root would hide the whole chart. */
function foldable({ nodes }: Chart): readonly string[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ id, parent }) => parent !== undefined && parents.has(id)).map(({ id }) => id);
}

/** Number of states up to which a whole chart is shown. */
const MANY_STATES = 30;

/**
 * Folded states with which a chart can open, the most detailed choice first. A chart of up to 30 states opens unfolded. A larger
 * one opens at a level: all states of one depth are folded. At each level but the outermost, at most 30 states are visible.
 */
export function openingFolds(chart: Chart): FoldChoices {
  if (chart.nodes.length <= MANY_STATES) return [noIds];
  const depths = new Map(chart.nodes.map(({ id, path }) => [id, path.length]));
  const visibleAt = (depth: number) => chart.nodes.filter(({ path }) => path.length <= depth).length;
  const foldedAt = (depth: number) => new Set(foldable(chart).filter((id) => depths.get(id) === depth));
  let depth = 1;
  // A level with a single state gives no overview.
  while (visibleAt(depth) === 1 + depth && visibleAt(depth + 1) <= MANY_STATES) depth += 1;
  const levels = [foldedAt(depth)];
  while (visibleAt(depth + 1) <= MANY_STATES) {
    depth += 1;
    levels.unshift(foldedAt(depth));
  }
  return levels;
}

const areSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((id) => others.has(id));

/** Folded states by the id of their chart. */
type FoldsByChart = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Folded states of a chart, by id. Those of a chart that was shown before are kept.
 * @param chart undefined while there is none. If a large chart can open in several ways, a `ChartView` with `props` chooses.
 * @param linked folded at first in the first chart, whatever it would choose.
 */
export function useFolding(chart: Chart | undefined, linked?: readonly string[]) {
  const id = chart?.id ?? '';
  const opening = useMemo(() => (chart ? openingFolds(chart) : [noIds]), [chart]);
  const hasChoice = opening.length > 1;
  const [outermost = noIds] = opening.slice(-1);
  const [allChosen, setAllChosen] = useState<FoldsByChart>(new Map());
  /** Set by the reader or by the link. */
  const [allChanged, setAllChanged] = useState<FoldsByChart>(
    () => new Map(linked && [[id, new Set(linked)]]),
  );
  const setChosen = useCallback(
    (choice: ReadonlySet<string>) => setAllChosen((before) => new Map([...before, [id, choice]])),
    [id],
  );
  const setChanged = (change: ReadonlySet<string>) =>
    setAllChanged((before) => new Map([...before, [id, change]]));
  /** Undefined until the chart has chosen. */
  const chosen = hasChoice ? allChosen.get(id) : outermost;
  const changed = allChanged.get(id);
  const folded: ReadonlySet<string> = changed ?? chosen ?? outermost;
  const isAsOpened = chosen ? areSame(folded, chosen) : changed === undefined;
  /** Folds or unfolds one state. */
  const toggle = (state: string) => {
    const after = new Set(folded);
    if (!after.delete(state)) after.add(state);
    setChanged(after);
  };
  return {
    folded,
    toggle,
    /** Of a `ChartView`. */
    props: {
      folded,
      foldChoices: changed || chosen ? undefined : opening,
      onFoldChoice: setChosen,
      onFold: toggle,
    },
    /**
     * Folded states for an address; undefined for those with which the chart opens.
     * @param hasCenter true if the address has a point of the drawing. In another window the chart may choose other folds, and
     * that point would be another one.
     */
    linkedFolds: (hasCenter: boolean): string[] | undefined =>
      isAsOpened && !(hasCenter && hasChoice) ? undefined : [...folded],
    isAnyFolded: chart !== undefined && foldable(chart).some((state) => folded.has(state)),
    foldAll: () => setChanged(new Set(chart && foldable(chart))),
    unfoldAll: () => setChanged(noIds),
  };
}
