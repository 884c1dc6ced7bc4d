import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../layout/drawing';
import { pinchBy, type View } from './panZoom';

/** A press that moves less than this is no drag, in px. */
const SLOP = 4;

/** The pointers that are down, and where their last moves that counted have led, in px of the page. */
interface Grasp {
  readonly pointers: Map<number, Point>;
  readonly release: AbortController;
  isDrag: boolean;
}

/**
 * Moves a drawing with one pointer, and zooms it around the middle of two; a third changes nothing.
 * @param element the window onto the drawing.
 * @param change is given how the view changes.
 * @returns what to do when a pointer is pressed.
 */
export function useGrasp(
  element: RefObject<HTMLElement | null>,
  change: (next: (view: View) => View) => void,
) {
  const held = useRef<Grasp>(undefined);
  useEffect(
    () => () => {
      held.current?.release.abort();
      held.current = undefined;
    },
    [],
  );

  const move = (
    grasp: Grasp,
    target: HTMLElement,
    { pointerId, clientX, clientY }: globalThis.PointerEvent,
  ) => {
    const from = grasp.pointers.get(pointerId);
    if (!from) return;
    const to = { x: clientX, y: clientY };
    grasp.isDrag ||= grasp.pointers.size > 1 || Math.hypot(to.x - from.x, to.y - from.y) > SLOP;
    if (!grasp.isDrag) return;
    // Only now: a captured pointer would take the click away from what is pressed.
    target.setPointerCapture(pointerId);
    const { left, top } = target.getBoundingClientRect();
    const inWindow = () => [...grasp.pointers.values()].map(({ x, y }) => ({ x: x - left, y: y - top }));
    const before = inWindow();
    grasp.pointers.set(pointerId, to);
    const after = inWindow();
    change((view) => pinchBy(view, before, after));
  };

  const begin = (): Grasp => {
    const release = new AbortController();
    const grasp: Grasp = { pointers: new Map(), release, isDrag: false };
    const end = ({ pointerId }: globalThis.PointerEvent) => {
      grasp.pointers.delete(pointerId);
      if (grasp.pointers.size > 0) return;
      release.abort();
      held.current = undefined;
    };
    // On the window: the pointer may be let go outside before it is captured.
    const { signal } = release;
    const onMove = (event: globalThis.PointerEvent) => {
      if (element.current) move(grasp, element.current, event);
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return grasp;
  };

  return ({ button, pointerId, clientX, clientY }: PointerEvent) => {
    if (button !== 0) return;
    held.current ??= begin();
    held.current.pointers.set(pointerId, { x: clientX, y: clientY });
  };
}
