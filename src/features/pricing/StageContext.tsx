import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import { type ActorRefFrom, getInitialSnapshot } from 'xstate';
import { type Stage, stageMachine } from '../../../machines/stage.machine';
import { inspected } from '../../lib/inspected';

type StageActor = ActorRefFrom<typeof stageMachine>;

const StageContext = createContext<StageActor | undefined>(undefined);

/** One stage for everything inside it: the slider sends to it, every price and share is computed from it. */
export function StageProvider({ children }: { readonly children: ReactNode }) {
  return <StageContext value={useActorRef(stageMachine, inspected)}>{children}</StageContext>;
}

/** The actor of the nearest provider. @throws Error outside a `StageProvider`. */
export function useStageActor(): StageActor {
  const actor = use(StageContext);
  if (!actor) throw new Error('A price or a stage slider stands outside a StageProvider.');
  return actor;
}

/** The stage that every prerendered document shows. Read once: each price asks for it while it hydrates. */
const initialStage = getInitialSnapshot(stageMachine).value;
const prerenderedStage = () => initialStage;

/**
 * The selected stage. Not `useSelector`, which knows no server snapshot: a block that hydrates after the visitor has
 * chosen a stage must first match its markup.
 */
export function useStage(): Stage {
  const actor = useStageActor();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot().value, prerenderedStage);
}
