import { useMemo, useState } from 'react';
import type { ChartState } from '../../statechart/chartState';

/** Joins an outline to a drawing: what is pointed at in the one is shown in the other. */
export function usePointing(state: ChartState) {
  const [pointed, onPoint] = useState<string>();
  return { state: useMemo(() => ({ ...state, pointed }), [state, pointed]), onPoint };
}
