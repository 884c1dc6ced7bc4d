import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { toastsMachine } from '../../../machines/toasts.machine';
import { inspected } from '../../lib/inspected';

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

const ToastsContext = createContext<ToastsActor | undefined>(undefined);

export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  return <ToastsContext value={useActorRef(toastsMachine, inspected)}>{children}</ToastsContext>;
}

/** The queue of toasts. @throws Error outside a `ToastsProvider`. */
export function useToasts(): ToastsActor {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('A toast is used outside a ToastsProvider.');
  return toasts;
}
