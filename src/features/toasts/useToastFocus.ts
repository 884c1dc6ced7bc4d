import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { toastsActor } from './toastsActor';

/** The toasts that stay, newest first. */
const stayingIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(':scope > :not([data-leaving])')];

/** Creates the handlers of the focus. They remember the element that had the focus before the toasts. */
function createToastFocus(list: RefObject<HTMLElement | null>) {
  let previous: HTMLElement | undefined;
  const isIn = (focus: 'away' | 'byHotkey') => toastsActor.getSnapshot().matches({ focus });

  const giveBack = () => {
    const isStillHere = () => list.current?.contains(document.activeElement);
    if (previous !== document.body) {
      for (const target of [previous, document.querySelector('main')]) {
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
      // On some keyboard layouts alt+T types a character.
      event.preventDefault();
      const { activeElement } = document;
      if (!element.contains(activeElement)) {
        previous = activeElement instanceof HTMLElement ? activeElement : undefined;
      }
      toastsActor.send({ type: 'hotkey.pressed' });
      element.focus();
    },
    onPress: (event: Event) => {
      const { type, target } = event;
      const isLiftedTouch =
        type === 'pointerup' && event instanceof PointerEvent && event.pointerType === 'touch';
      const isPress = type === 'pointerdown' || isLiftedTouch;
      toastsActor.send({ type: isPress ? 'press.started' : 'press.ended' });
      const isInside = target instanceof Node && list.current?.contains(target);
      // A lifted finger has not left the toasts; its next press elsewhere has.
      if (type === 'pointerdown' && !isInside) toastsActor.send({ type: 'pointer.left' });
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        previous = relatedTarget;
      }
      toastsActor.send({ type: 'focus.entered' });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      toastsActor.send({ type: 'focus.left' });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, shiftKey, target, currentTarget } = event;
      const toasts = stayingIn(currentTarget);
      if (key === 'Escape') {
        const toast = toasts.find((item) => target instanceof Node && item.contains(target)) ?? toasts[0];
        if (toast) toastsActor.send({ type: 'toast.dismissed', id: toast.id });
        else giveBack();
      } else if (key === 'Tab' && isIn('byHotkey')) {
        const isAtEnd = shiftKey
          ? target === currentTarget || target === toasts[0]
          : toasts.at(-1)?.querySelector('button') === target;
        if (!isAtEnd) return;
        event.preventDefault();
        giveBack();
      }
    },
    /** When a toast leaves, its focus moves to the next older toast, else to the next newer one, else back. */
    onLeaving: (item: HTMLElement) => {
      const { activeElement } = document;
      if (!list.current?.contains(activeElement)) return;
      const toasts = stayingIn(list.current);
      if (toasts.length === 0) giveBack();
      else if (item.contains(activeElement)) {
        const isOlder = (toast: Element) =>
          Boolean(item.compareDocumentPosition(toast) & Node.DOCUMENT_POSITION_FOLLOWING);
        if (isIn('away')) giveBack();
        else (toasts.find(isOlder) ?? toasts.at(-1))?.focus();
      }
    },
  };
}

/**
 * The focus of the toasts: alt+T moves it to the list, Escape dismisses. Tab past the ends and the last toast that leaves
 * return it to the element that had it before, or to `main` if that element cannot take it. The machine knows where the
 * focus is and how it got there; this hook sends it events and moves the focus of the document.
 * @returns the ref of the list and its handlers.
 */
export function useToastFocus() {
  const list = useRef<HTMLOListElement>(null);
  const [focus] = useState(() => createToastFocus(list));

  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    document.addEventListener('keydown', focus.onHotkey, { signal });
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown']) {
      document.addEventListener(type, focus.onPress, { capture: true, signal });
    }
    return () => watch.abort();
  }, [focus]);

  return { list, ...focus };
}
