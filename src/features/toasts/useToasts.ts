import { createContext, use, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Toast, toastsMachine } from '../../../machines/toasts.machine';

/** A toast without its id, which the machine assigns. */
export type NewToast = Omit<Toast, 'id'>;

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

/** The queue of toasts; `undefined` outside `ToastsProvider`. */
export const ToastsContext = createContext<ToastsActor | undefined>(undefined);

/**
 * `add` appends a toast to the queue. Outside the provider it does nothing, so tests can render a form alone.
 */
export function useToasts() {
  const actor = use(ToastsContext);
  return useMemo(() => ({ add: (toast: NewToast) => actor?.send({ type: 'toast.added', toast }) }), [actor]);
}
