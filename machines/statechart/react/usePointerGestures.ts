import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../layout';
import { pinchBy, type View } from './panZoom';

/** A press that moves less than this, in px, is not a drag. */
const SLOP = 4;

/** A gesture with the positions of its pointers, in px of the page. */
interface Gesture {
  readonly pointers: Map<number, Point>;
  readonly release: AbortController;
  isDrag: boolean;
}

/**
 * Pans a drawing with one pointer, and zooms it with two around their middle; more pointers are ignored.
 * @param element window of the drawing.
 * @param change called with an update of the view.
 * @param oneFingerScrolls true if one finger scrolls the page, and only two pan the drawing.
 * @returns handler for `pointerdown`.
 */
export function usePointerGestures(
  element: RefObject<HTMLElement | null>,
  change: (next: (view: View) => View) => void,
  oneFingerScrolls: boolean,
) {
  const gestureRef = useRef<Gesture>(undefined);
  useEffect(() => {
    const target = element.current;
    if (!target || !oneFingerScrolls) return;
    // The browser would scroll the page with two fingers too.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    target.addEventListener('touchstart', onTouch, { passive: false });
    target.addEventListener('touchmove', onTouch, { passive: false });
    return () => {
      target.removeEventListener('touchstart', onTouch);
      target.removeEventListener('touchmove', onTouch);
    };
  }, [element, oneFingerScrolls]);
  useEffect(
    () => () => {
      gestureRef.current?.release.abort();
      gestureRef.current = undefined;
    },
    [],
  );

  const move = (
    gesture: Gesture,
    target: HTMLElement,
    { pointerId, pointerType, clientX, clientY }: globalThis.PointerEvent,
  ) => {
    const from = gesture.pointers.get(pointerId);
    if (!from) return;
    const to = { x: clientX, y: clientY };
    if (oneFingerScrolls && pointerType === 'touch' && gesture.pointers.size < 2) {
      gesture.pointers.set(pointerId, to);
      return;
    }
    gesture.isDrag ||= gesture.pointers.size > 1 || Math.hypot(to.x - from.x, to.y - from.y) > SLOP;
    if (!gesture.isDrag) return;
    // Not earlier: the captured pointer would take the click from the pressed element.
    target.setPointerCapture(pointerId);
    const { left, top } = target.getBoundingClientRect();
    const inWindow = () => [...gesture.pointers.values()].map(({ x, y }) => ({ x: x - left, y: y - top }));
    const before = inWindow();
    gesture.pointers.set(pointerId, to);
    const after = inWindow();
    change((view) => pinchBy(view, before, after));
  };

  const begin = (): Gesture => {
    const release = new AbortController();
    const gesture: Gesture = { pointers: new Map(), release, isDrag: false };
    const end = ({ pointerId }: globalThis.PointerEvent) => {
      gesture.pointers.delete(pointerId);
      if (gesture.pointers.size > 0) return;
      release.abort();
      gestureRef.current = undefined;
    };
    // On the window, because the pointer may be released outside before it is captured.
    const { signal } = release;
    const onMove = (event: globalThis.PointerEvent) => {
      if (element.current) move(gesture, element.current, event);
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return gesture;
  };

  return ({ button, pointerId, clientX, clientY }: PointerEvent) => {
    if (button !== 0) return;
    gestureRef.current ??= begin();
    gestureRef.current.pointers.set(pointerId, { x: clientX, y: clientY });
  };
}
