import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { ToastsActor } from './useToasts';

/** The toasts that stay, newest first. */
const stayingIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(':scope > :not([data-leaving])')];

/**
 * The focus of the toasts: alt+T brings it to the list, Escape dismisses, Tab beyond the ends and the last toast's leaving
 * give it back to where it was, or to the page's main part where that takes it no more. `list` is the ref of the list,
 * the others are its handlers.
 */
export function useToastFocus(actor: ToastsActor) {
  const list = useRef<HTMLOListElement>(null);

  const focus = useMemo(() => {
    let cameFrom: HTMLElement | undefined;
    /** Alt+T is a way in and out; who came by Tab goes on by Tab. */
    let isByHotkey = false;
    /** A press that takes the focus to a toast is no wish to hold it there: the pointer speaks for itself. */
    let isPressing = false;

    const giveBack = () => {
      isByHotkey = false;
      const isStillHere = () => list.current?.contains(document.activeElement);
      if (cameFrom !== document.body) {
        for (const target of [cameFrom, document.querySelector('main')]) {
          if (isStillHere()) target?.focus({ preventScroll: true });
        }
      }
      if (isStillHere() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };

    return {
      onHotkey: (event: globalThis.KeyboardEvent) => {
        const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
        const element = list.current;
        if (!element || code !== 'KeyT' || !altKey || ctrlKey || metaKey || shiftKey) return;
        // Where the keys write a sign, it is not written.
        event.preventDefault();
        const { activeElement } = document;
        if (!element.contains(activeElement)) {
          cameFrom = activeElement instanceof HTMLElement ? activeElement : undefined;
          isByHotkey = true;
        }
        element.focus();
      },
      onPress: (event: Event) => {
        const { type, target } = event;
        // A touch takes the focus after the finger is lifted, just before the click.
        const isLiftedTouch =
          type === 'pointerup' && event instanceof PointerEvent && event.pointerType === 'touch';
        isPressing = type === 'pointerdown' || isLiftedTouch;
        const isInside = target instanceof Node && list.current?.contains(target);
        // A finger does not leave: its next press elsewhere does.
        if (type === 'pointerdown' && !isInside) actor.send({ type: 'pointer.left' });
      },
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom = relatedTarget;
        }
        if (!isPressing) actor.send({ type: 'focus.entered' });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        actor.send({ type: 'focus.left' });
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { key, shiftKey, target, currentTarget } = event;
        const toasts = stayingIn(currentTarget);
        if (key === 'Escape') {
          const toast = toasts.find((item) => target instanceof Node && item.contains(target)) ?? toasts[0];
          if (toast) actor.send({ type: 'toast.dismissed', id: toast.id });
          else giveBack();
        } else if (key === 'Tab' && isByHotkey) {
          const isAtEnd = shiftKey
            ? target === currentTarget || target === toasts[0]
            : toasts.at(-1)?.querySelector('button') === target;
          if (!isAtEnd) return;
          event.preventDefault();
          giveBack();
        }
      },
      /** A toast leaves: what focus it has goes to the next older, else to the next newer, else back. */
      onLeaving: (item: HTMLElement) => {
        const { activeElement } = document;
        if (!list.current?.contains(activeElement)) return;
        const toasts = stayingIn(list.current);
        if (toasts.length === 0) giveBack();
        else if (item.contains(activeElement)) {
          const isHeld = actor.getSnapshot().matches({ focus: 'within' });
          const isOlder = (toast: Element) =>
            Boolean(item.compareDocumentPosition(toast) & Node.DOCUMENT_POSITION_FOLLOWING);
          if (isHeld) (toasts.find(isOlder) ?? toasts.at(-1))?.focus();
          else giveBack();
        }
      },
    };
  }, [actor]);

  useEffect(() => {
    const watch = new AbortController();
    document.addEventListener('keydown', focus.onHotkey, watch);
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown']) {
      document.addEventListener(type, focus.onPress, { capture: true, signal: watch.signal });
    }
    return () => watch.abort();
  }, [focus]);

  return { list, ...focus };
}
