import { useEffect, useRef, useState } from 'react';
import type { FormPresence, FormTag } from '../../../machines/submission.machine';

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
function askBeforeClosing(form: object, isUnsent: boolean): void {
  if (isUnsent) unsent.add(form);
  else unsent.delete(form);
  if (unsent.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** The actor of the contact machine or of the subscribe machine. */
interface FormActor {
  start(): unknown;
  stop(): unknown;
  send(event: FormPresence): void;
  getSnapshot(): { readonly status: string };
  subscribe(observer: (snapshot: FormSnapshot) => void): unknown;
}

interface FormSnapshot {
  hasTag(tag: FormTag): boolean;
  readonly context: { readonly messageKey: string | undefined };
}

/** Holds the actor of a form while it sends or keeps what was not sent, outside of React. */
export interface Sending<Form extends FormActor> {
  actor?: Form | undefined;
}

/**
 * Runs the actor of a form. It stops when the form leaves the page, unless it is sending: then it ends by itself after
 * the result, or keeps what was not sent. A form that is shown before that continues with the same actor.
 */
export function useFormActor<Form extends FormActor>(sending: Sending<Form>, create: () => Form): Form {
  const begin = () => {
    const form = create();
    form.subscribe((snapshot) => {
      sending.actor = snapshot.hasTag('busy') || snapshot.hasTag('kept') ? form : undefined;
      // A message with a key was submitted, and is not confirmed yet.
      askBeforeClosing(sending, snapshot.hasTag('unsent') || snapshot.context.messageKey !== undefined);
    });
    return form;
  };
  const [actor, setActor] = useState(() => sending.actor ?? begin());
  const isShown = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `begin` is for the next actor, not for this one
  useEffect(() => {
    if (actor.getSnapshot().status !== 'active') {
      // It has ended since the form was rendered.
      setActor(begin());
      return undefined;
    }
    isShown.current = true;
    actor.start();
    actor.send({ type: 'form.shown' });
    return () => {
      isShown.current = false;
      actor.send({ type: 'form.left' });
      // Not at once, because StrictMode shows a form again in the same task.
      queueMicrotask(() => {
        if (!isShown.current && sending.actor !== actor) actor.stop();
      });
    };
  }, [actor]);

  return actor;
}
