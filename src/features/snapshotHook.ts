import { useSyncExternalStore } from 'react';
import type { Actor, AnyActorLogic, SnapshotFrom } from 'xstate';

/**
 * Creates a hook for the snapshot of an actor that the visitor may change before hydration. Not `useSelector`, whose server
 * snapshot is the current one: the first render must match the markup.
 * @param actor not started yet, because its first snapshot is in every prerendered document.
 */
export function snapshotHook<Logic extends AnyActorLogic>(actor: Actor<Logic>): () => SnapshotFrom<Logic> {
  const prerendered = actor.getSnapshot();
  const subscribe = (onChange: () => void) => {
    const subscription = actor.subscribe(onChange);
    return () => subscription.unsubscribe();
  };
  return function useSnapshot() {
    return useSyncExternalStore(
      subscribe,
      () => actor.getSnapshot(),
      () => prerendered,
    );
  };
}
