import { createActor } from 'xstate';
import { type Toast, toastsMachine } from '../../../machines/toasts.machine';
import { inspected } from '../../lib/inspected';

/** The queue of toasts. It outlives the pages, and the forms whose results it shows. */
export const toastsActor = createActor(toastsMachine, inspected).start();

export const showToast = (kind: Toast['kind'], texts: Pick<Toast, 'title' | 'description'>): void =>
  toastsActor.send({ type: 'toast.added', toast: { kind, ...texts } });
