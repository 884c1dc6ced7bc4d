import type { FormEmitted } from '../../../machines/submission.machine';
import { showToast } from '../toasts/toastsActor';

type Texts = Parameters<typeof showToast>[1];

/**
 * Shows the results of a form as toasts. While it has an unsent message, the browser asks before the tab is closed. The
 * listener is added only then, because it can keep a page out of the back/forward cache.
 * @param form the actor of the contact machine or of the subscribe machine.
 */
export function watchForm(
  form: {
    on(type: FormEmitted['type'], listener: () => void): unknown;
    subscribe(observer: (snapshot: { readonly context: { readonly isUnsent: boolean } }) => void): unknown;
  },
  sent: Texts,
  lost: Texts,
): void {
  /** A mail link ends in the same event, and closes nothing. */
  const ask = (event: BeforeUnloadEvent) => {
    if (!document.activeElement?.matches('a[href^="mailto:"]')) event.preventDefault();
  };
  form.subscribe(({ context }) => {
    if (context.isUnsent) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
  form.on('form.sent', () => showToast('success', sent));
  form.on('form.lost', () => showToast('error', lost));
}
