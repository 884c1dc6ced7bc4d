import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ChartActions } from './chartState';

/** Returns handlers with a stable identity, so that a change of handlers alone renders nothing. */
export function useStableActions({ onTransition, onFold, onPoint }: ChartActions): ChartActions {
  const latest = useRef<ChartActions>({});
  useLayoutEffect(() => {
    latest.current = { onTransition, onFold, onPoint };
  }, [onTransition, onFold, onPoint]);
  const [canPress, canFold, canPoint] = [onTransition, onFold, onPoint].map((action) => action !== undefined);
  return useMemo(
    () => ({
      onTransition: canPress ? (id) => latest.current.onTransition?.(id) : undefined,
      onFold: canFold ? (id) => latest.current.onFold?.(id) : undefined,
      onPoint: canPoint ? (id) => latest.current.onPoint?.(id) : undefined,
    }),
    [canPress, canFold, canPoint],
  );
}
