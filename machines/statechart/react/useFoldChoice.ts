import { useEffect } from 'react';
import { type LayoutEngine, readableFolds } from '../layout';
import type { LayoutRequest } from './useLayout';

/** Folded states to choose from: the most detailed choice first. */
export type FoldChoices = readonly ReadonlySet<string>[];

/**
 * Chooses the folded states with which the labels of a chart can be read in its viewport.
 * @param choices undefined if there is nothing to choose.
 * @param onChoice gets the chosen ones.
 */
export function useFoldChoice(
  { chart, direction, viewport, metrics }: Omit<LayoutRequest, 'folded'>,
  choices: FoldChoices | undefined,
  engine: LayoutEngine,
  onChoice: ((folded: ReadonlySet<string>) => void) | undefined,
): void {
  useEffect(() => {
    if (!viewport || !choices) return;
    let isCurrent = true;
    const choose = (folded: ReadonlySet<string> | undefined) => {
      if (isCurrent && folded) onChoice?.(folded);
    };
    // The layout with the last choice reports the error of the engine.
    readableFolds(chart, choices, { direction, viewport, metrics }, engine).then(choose, () =>
      choose(choices.at(-1)),
    );
    return () => {
      isCurrent = false;
    };
  }, [chart, choices, direction, viewport, metrics, engine, onChoice]);
}
