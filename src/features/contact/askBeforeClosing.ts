/**
 * While a form has an unsent message, the browser asks before the tab is closed. The listener is added only then, because it
 * can keep a page out of the back/forward cache.
 * @param form the actor of the contact machine or of the subscribe machine.
 */
export function askBeforeClosing(form: {
  subscribe(observer: (snapshot: { readonly context: { readonly isUnsent: boolean } }) => void): unknown;
}): void {
  /** A mail link ends in the same event, and closes nothing. */
  const ask = (event: BeforeUnloadEvent) => {
    if (!document.activeElement?.matches('a[href^="mailto:"]')) event.preventDefault();
  };
  form.subscribe(({ context }) => {
    if (context.isUnsent) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
