import type { FormTag } from '../../../machines/submission.machine';

const unsent = new Set<Form>();

/** Lets the browser ask whether the tab may be closed. A mail link ends in the same event, and closes nothing. */
function ask(event: BeforeUnloadEvent): void {
  if (!document.activeElement?.matches('a[href^="mailto:"]')) event.preventDefault();
}

interface FormSnapshot {
  hasTag(tag: FormTag): boolean;
  readonly context: { readonly messageKey: string | undefined };
}

/** The actor of the contact machine or of the subscribe machine. */
interface Form {
  subscribe(observer: (snapshot: FormSnapshot) => void): unknown;
}

/**
 * While at least one form has an unsent message, the browser asks before the tab is closed. The listener is added only then,
 * because it can keep a page out of the back/forward cache.
 */
export function askBeforeClosing(form: Form): void {
  form.subscribe((snapshot) => {
    // A message with a key was submitted, and is not confirmed yet.
    if (snapshot.hasTag('unsent') || snapshot.context.messageKey !== undefined) unsent.add(form);
    else unsent.delete(form);
    if (unsent.size > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
