import type { Chart } from '../../statechart/graph';
import { ViewControl } from '../../statechart/react';
import type { useFolding } from './useFolding';

interface FoldControlsProps {
  readonly chart: Chart;
  readonly folding: ReturnType<typeof useFolding>;
}

/** Folds all states with children, for an overview, or unfolds them. */
export function FoldControls({ chart, folding: { isAnyFolded, foldAll, unfoldAll } }: FoldControlsProps) {
  return isAnyFolded(chart) ? (
    <ViewControl onPress={unfoldAll}>Unfold all</ViewControl>
  ) : (
    <ViewControl onPress={() => foldAll(chart)}>Fold all</ViewControl>
  );
}
