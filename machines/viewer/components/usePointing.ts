import { useCallback, useMemo, useState } from 'react';
import type { ChartState } from '../../statechart/react';

/** Highlights in the drawing the element that the reader points at in the outline, until the next step. */
export function usePointing(state: ChartState) {
  const [held, setHeld] = useState<{ readonly state: ChartState; readonly id: string | undefined }>();
  const pointed = held?.state === state ? held.id : undefined;
  return {
    state: useMemo(() => ({ ...state, pointed }), [state, pointed]),
    onPoint: useCallback((id: string | undefined) => setHeld({ state, id }), [state]),
  };
}
