import { ViewControl } from '../../statechart/react';
import type { useFolding } from './useFolding';

interface FoldControlsProps {
  readonly folding: ReturnType<typeof useFolding>;
}

/** Folds all states with children, for an overview, or unfolds them. */
export function FoldControls({ folding: { isAnyFolded, foldAll, unfoldAll } }: FoldControlsProps) {
  return isAnyFolded ? (
    <ViewControl onPress={unfoldAll}>Unfold all</ViewControl>
  ) : (
    <ViewControl onPress={foldAll}>Fold all</ViewControl>
  );
}
