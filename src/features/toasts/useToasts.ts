import { createContext, use, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Toast, toastsMachine } from '../../../machines/toasts.machine';

/** A toast as a feature asks for it; the machine gives it its id. */
export type NewToast = Omit<Toast, 'id'>;

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

/** The one queue of toasts; `undefined` outside `ToastsProvider`. */
export const ToastsContext = createContext<ToastsActor | undefined>(undefined);

/**
 * `add` puts a toast at the end of the queue. Outside the provider, where a test renders a form alone, there is no place
 * to show one and it does nothing.
 */
export function useToasts() {
  const actor = use(ToastsContext);
  return useMemo(() => ({ add: (toast: NewToast) => actor?.send({ type: 'toast.added', toast }) }), [actor]);
}
