import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, use } from 'react';
import type { ActorRefFrom } from 'xstate';
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

/** The stage that is selected. */
export function useStage(): Stage {
  return useSelector(useStageActor(), (snapshot) => snapshot.value);
}
