import { useState } from 'react';
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
  // A level with one state inside another, and no siblings, says nothing.
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

/**
 * Folded states, by id.
 * @param choices returns those with which the chart can open. If there are several, a `ChartView` with `props` chooses.
 * @param linked folded at first, whatever the chart would choose.
 */
export function useFolding(choices: () => FoldChoices = () => [noIds], linked?: readonly string[]) {
  const [opening] = useState(choices);
  const hasChoice = opening.length > 1;
  const [outermost = noIds] = opening.slice(-1);
  /** Undefined until the chart has chosen. */
  const [chosen, setChosen] = useState(hasChoice ? undefined : outermost);
  /** Set by the reader or by the link. */
  const [changed, setChanged] = useState(linked && new Set<string>(linked));
  const folded: ReadonlySet<string> = changed ?? chosen ?? outermost;
  const isAsOpened = chosen ? areSame(folded, chosen) : changed === undefined;
  /** Folds or unfolds one state. */
  const toggle = (id: string) => {
    const after = new Set(folded);
    if (!after.delete(id)) after.add(id);
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
    isAnyFolded: (chart: Chart) => foldable(chart).some((id) => folded.has(id)),
    foldAll: (chart: Chart) => setChanged(new Set(foldable(chart))),
    unfoldAll: () => setChanged(new Set()),
  };
}
