import { useCallback, useSyncExternalStore } from 'react';

interface SnapshotSource<Snapshot> {
  subscribe(onChange: () => void): { unsubscribe(): void };
  getSnapshot(): Snapshot;
}

/**
 * Subscribes to an actor that the visitor may have changed before hydration. Not `useSelector`, which has no server
 * snapshot: the first render must match the markup.
 * @param readPrerendered reads the snapshot in every prerendered document, always the same object.
 */
export function usePrerenderedSnapshot<Snapshot>(
  actor: SnapshotSource<Snapshot>,
  readPrerendered: () => Snapshot,
): Snapshot {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot(), readPrerendered);
}
