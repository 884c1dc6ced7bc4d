/** Forms with an unsent message. */
const unsent = new Set<object>();

/** Lets the browser ask whether the tab may be closed. A mail link ends in the same event, and closes nothing. */
function ask(event: BeforeUnloadEvent): void {
  if (!document.activeElement?.matches('a[href^="mailto:"]')) event.preventDefault();
}

/**
 * While at least one form has an unsent message, the browser asks before the tab is closed. The listener is added only then,
 * because it can keep a page out of the back/forward cache.
 * @param form identifies the form.
 */
export function askBeforeClosing(form: object, isUnsent: boolean): void {
  if (isUnsent) unsent.add(form);
  else unsent.delete(form);
  if (unsent.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
