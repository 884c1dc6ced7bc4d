import { useCallback, useSyncExternalStore } from 'react';

interface SnapshotSource<Snapshot> {
  subscribe(onChange: () => void): { unsubscribe(): void };
  getSnapshot(): Snapshot;
}

/**
 * Subscribes to an actor that the visitor may have changed before hydration. Not `useSelector`, which has no server
 * snapshot: the first render must match the markup.
 * @param prerendered the snapshot in every prerendered document.
 */
export function usePrerenderedSnapshot<Snapshot>(
  actor: SnapshotSource<Snapshot>,
  prerendered: Snapshot,
): Snapshot {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => actor.getSnapshot(),
    () => prerendered,
  );
}
