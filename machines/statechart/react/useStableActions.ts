import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ChartActions } from './chartState';

/** Returns handlers with a stable identity, so that a change of handlers alone renders nothing. */
export function useStableActions({ onTransition, onPoint }: ChartActions): ChartActions {
  const latest = useRef<ChartActions>({});
  useLayoutEffect(() => {
    latest.current = { onTransition, onPoint };
  }, [onTransition, onPoint]);
  const [canPress, canPoint] = [onTransition, onPoint].map((action) => action !== undefined);
  return useMemo(
    () => ({
      onTransition: canPress ? (id) => latest.current.onTransition?.(id) : undefined,
      onPoint: canPoint ? (id) => latest.current.onPoint?.(id) : undefined,
    }),
    [canPress, canPoint],
  );
}
