import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { toastsMachine } from '../../../machines/toasts.machine';
import { inspected } from '../../lib/inspected';
import { ToastsContext } from './useToasts';

/** Provides the queue of toasts. */
export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  return <ToastsContext value={useActorRef(toastsMachine, inspected)}>{children}</ToastsContext>;
}
