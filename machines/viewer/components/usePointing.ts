import { useCallback, useMemo, useState } from 'react';
import type { ChartState } from '../../statechart/react';

/** Joins an outline to a drawing: what is pointed at in the one is shown in the other, until the machine goes on. */
export function usePointing(state: ChartState) {
  const [held, setHeld] = useState<{ readonly state: ChartState; readonly id: string | undefined }>();
  const pointed = held?.state === state ? held.id : undefined;
  return {
    state: useMemo(() => ({ ...state, pointed }), [state, pointed]),
    onPoint: useCallback((id: string | undefined) => setHeld({ state, id }), [state]),
  };
}
