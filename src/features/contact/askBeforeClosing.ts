const unsent = new Set<Form>();

/** Lets the browser ask whether the tab may be closed. A mail link ends in the same event, and closes nothing. */
function ask(event: BeforeUnloadEvent): void {
  if (!document.activeElement?.matches('a[href^="mailto:"]')) event.preventDefault();
}

/** The actor of the contact machine or of the subscribe machine. */
interface Form {
  subscribe(observer: (snapshot: { readonly context: { readonly isUnsent: boolean } }) => void): unknown;
}

/**
 * While at least one form has an unsent message, the browser asks before the tab is closed. The listener is added only then,
 * because it can keep a page out of the back/forward cache.
 */
export function askBeforeClosing(form: Form): void {
  form.subscribe(({ context }) => {
    if (context.isUnsent) unsent.add(form);
    else unsent.delete(form);
    if (unsent.size > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
