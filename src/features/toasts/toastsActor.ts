import { createActor } from 'xstate';
import { toastsMachine } from '../../../machines/toasts.machine';
import { inspected } from '../../lib/inspected';

/** The queue of toasts. It outlives the pages, and the forms whose results it shows. */
export const toastsActor = createActor(toastsMachine, inspected).start();
export type ToastsActor = typeof toastsActor;
