import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from '../layout/drawing';
import type { Size } from '../layout/textSize';
import { panBy, readableView, type View, wholeView, zoomBy } from './panZoom';

/** How far an arrow key moves the drawing, in px. */
const STEP = 48;
/** How much larger a key or a button makes it. */
const FACTOR = 1.25;
/** A press that moves less than this is no drag, in px. */
const SLOP = 4;

const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/**
 * Moves and zooms a drawing inside an element, by dragging, wheel, pinch and keys (arrows, plus, minus, 0). Until the
 * reader has done so it follows: it is seen as a whole where it can be read, else around the box given.
 * @param drawing size of the drawing in px; undefined as long as there is none.
 * @param room size of the element in px.
 * @param focus what is to be seen, in px of the drawing.
 */
export function usePanZoom(drawing: Size | undefined, room: Size, focus: Box | undefined) {
  const [chosen, setChosen] = useState<View>();
  const element = useRef<HTMLDivElement>(null);
  const followed = drawing ? readableView(drawing, room, focus) : { x: 0, y: 0, scale: 1 };
  const view = chosen ?? followed;
  const latest = useRef(view);
  latest.current = view;

  const change = useCallback((next: (view: View) => View) => setChosen(next(latest.current)), []);
  const showAll = () => {
    if (drawing) setChosen(wholeView(drawing, room));
  };
  const zoom = (factor: number) =>
    change((from) => zoomBy(from, factor, { x: room.width / 2, y: room.height / 2 }));

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = target.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      const isZoom = event.ctrlKey || event.metaKey;
      change((from) =>
        isZoom
          ? zoomBy(from, Math.exp(-event.deltaY / 200), point)
          : panBy(from, { x: -event.deltaX, y: -event.deltaY }),
      );
    };
    // Not through React, which listens passively.
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [change]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const from = latest.current;
    const target = event.currentTarget;
    const pressed = new AbortController();
    let isDrag = false;
    const onMove = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== event.pointerId) return;
      const by = { x: move.clientX - start.x, y: move.clientY - start.y };
      isDrag ||= Math.hypot(by.x, by.y) > SLOP;
      if (!isDrag) return;
      // Only now: a captured pointer would take the click away from what is pressed.
      target.setPointerCapture(move.pointerId);
      setChosen(panBy(from, by));
    };
    // On the window: the pointer may be let go outside before it is captured.
    const { signal } = pressed;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', () => pressed.abort(), { signal });
    window.addEventListener('pointercancel', () => pressed.abort(), { signal });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) change((from) => panBy(from, step));
    else if (event.key === '+' || event.key === '=') zoom(FACTOR);
    else if (event.key === '-') zoom(1 / FACTOR);
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };

  return {
    element,
    view,
    handlers: { onPointerDown, onKeyDown },
    zoomIn: () => zoom(FACTOR),
    zoomOut: () => zoom(1 / FACTOR),
    showAll,
    follow: () => setChosen(undefined),
    isFollowing: chosen === undefined,
  };
}
