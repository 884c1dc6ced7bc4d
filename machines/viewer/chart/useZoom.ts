import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Size, text } from '../../statechart/layout';

const SCALE = { min: 0.02, max: 4 } as const;
/** Maximum scale at which a small chart fills its window. */
const MAX_FIT = 1.15;
/** Minimum scale until the reader chooses one: labels are 8.5 px high. */
const READABLE_SCALE = 8.5 / text.mono.size;
/** Margin around a chart, in px. */
export const MARGIN = 8;
/** Zoom factor of a key or a button. */
const FACTOR = 1.25;
/** A press that moves less than this, in px, is not a drag. */
const SLOP = 4;

const clamp = (value: number): number => Math.min(SCALE.max, Math.max(SCALE.min, value));

/** Scale that shows the whole drawing in a window. */
const wholeScale = (drawing: Size, window: Size): number =>
  clamp(
    Math.min(
      (window.width - 2 * MARGIN) / drawing.width,
      (window.height - 2 * MARGIN) / drawing.height,
      MAX_FIT,
    ),
  );

/** Scale at first: the whole drawing if it can be read, otherwise a readable part of it. */
const readableScale = (drawing: Size, window: Size): number =>
  Math.max(wholeScale(drawing, window), READABLE_SCALE);

/**
 * Zooms a drawing inside a scrolled element, which pans it: by finger, wheel, arrow keys and scroll bars, and here by dragging
 * with a mouse. Zoom is by buttons, the keys plus, minus and 0, and the wheel with Control, which is also the pinch of a touchpad.
 * @param inView ids of states that are scrolled into view when they are added; the same object until they change.
 */
export function useZoom(drawing: Size, inView: readonly string[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  /** States that have been scrolled into view since the last change of the size. */
  const seen = useRef<readonly string[]>([]);
  const [size, setSize] = useState<Size>();
  const [chosen, setChosen] = useState<number | 'whole'>();
  const window = size ?? { width: 0, height: 0 };
  const scale = chosen === 'whole' ? wholeScale(drawing, window) : (chosen ?? readableScale(drawing, window));

  useLayoutEffect(() => {
    const target = scroller.current;
    if (!target) return;
    const measure = () => {
      seen.current = [];
      setSize({ width: target.clientWidth, height: target.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  /** Point of the drawing that stays where it is in the window while the scale changes. */
  const fixed = useRef<Readonly<Record<'x' | 'y' | 'left' | 'top', number>>>(undefined);
  const zoomAround = (factor: number, left: number, top: number) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return;
    const shown = box.width / drawing.width;
    fixed.current = { x: (left - box.left) / shown, y: (top - box.top) / shown, left, top };
    setChosen((from) => clamp((typeof from === 'number' ? from : shown) * factor));
  };
  const zoom = (factor: number) => {
    const box = scroller.current?.getBoundingClientRect();
    if (box) zoomAround(factor, box.left + box.width / 2, box.top + box.height / 2);
  };

  useLayoutEffect(() => {
    const [target, box] = [fixed.current, svg.current?.getBoundingClientRect()];
    fixed.current = undefined;
    if (!target || !box) return;
    scroller.current?.scrollBy({
      left: box.left + target.x * scale - target.left,
      top: box.top + target.y * scale - target.top,
      behavior: 'instant',
    });
  }, [scale]);

  useEffect(() => {
    if (!size) return;
    const added = inView.filter((id) => !seen.current.includes(id));
    seen.current = inView;
    // The first one last, because a later scroll replaces an earlier one.
    for (const id of added.toReversed()) {
      const state = svg.current?.querySelector(`[data-state="${CSS.escape(id)}"]`);
      state?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [inView, size]);

  useEffect(() => {
    const target = scroller.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomAround(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    };
    // Not through React, whose wheel listeners are passive.
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  });

  const dragged = useRef({ x: 0, y: 0 });
  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    dragged.current = { x, y };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { currentTarget: target, pointerId, clientX: x, clientY: y } = event;
    const moved = { left: dragged.current.x - x, top: dragged.current.y - y };
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    if (!target.hasPointerCapture(pointerId) && Math.hypot(moved.left, moved.top) < SLOP) return;
    // Not earlier: the captured pointer takes the click from the pressed element.
    target.setPointerCapture(pointerId);
    target.scrollBy({ ...moved, behavior: 'instant' });
    dragged.current = { x, y };
  };
  const showAll = () => setChosen('whole');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(FACTOR);
    else if (event.key === '-') zoom(1 / FACTOR);
    else if (event.key === '0') showAll();
  };

  return {
    scroller,
    svg,
    /** Undefined before the window is measured. */
    scale: size && scale,
    handlers: { onPointerDown, onPointerMove, onKeyDown },
    zoomIn: () => zoom(FACTOR),
    zoomOut: () => zoom(1 / FACTOR),
    showAll,
  };
}
