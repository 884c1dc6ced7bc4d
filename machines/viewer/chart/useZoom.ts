import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, type Size, text } from '../../statechart/layout';
import type { Center } from '../address';

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
export const wholeScale = (drawing: Size, window: Size): number =>
  clamp(
    Math.min(
      (window.width - 2 * MARGIN) / drawing.width,
      (window.height - 2 * MARGIN) / drawing.height,
      MAX_FIT,
    ),
  );

/** Scale at first: the whole drawing if it can be read, otherwise a readable part of it. */
export const readableScale = (drawing: Size, window: Size): number =>
  Math.max(wholeScale(drawing, window), READABLE_SCALE);

const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

interface ZoomOptions {
  readonly drawing: Size;
  /** Box that is kept in view, in px of the drawing; it must keep its identity until it changes. */
  readonly focus: Box | undefined;
  readonly initial: Center | undefined;
  /** Called when the reader moves a drawing at a scale of his choice; undefined when he gives it up. */
  readonly onCenter: ((center: Center | undefined) => void) | undefined;
}

/**
 * Zooms a drawing inside a scrolled element, which pans it: by finger, wheel, arrow keys and scroll bars, and here by dragging
 * with a mouse. Zoom is by buttons, the keys plus, minus and 0, and the wheel with Control, which is also the pinch of a touchpad.
 */
export function useZoom({ drawing, focus, initial, onCenter }: ZoomOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<Size>();
  const [chosen, setChosen] = useState<number | 'whole' | undefined>(initial?.scale);
  const [isFollowing, setFollowing] = useState(true);
  const window = size ?? { width: 0, height: 0 };
  const scale = chosen === 'whole' ? wholeScale(drawing, window) : (chosen ?? readableScale(drawing, window));

  useLayoutEffect(() => {
    const target = scroller.current;
    if (!target) return;
    const measure = () => setSize({ width: target.clientWidth, height: target.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  /** Point of the drawing that stays where it is in the window while the scale changes. */
  const fixed = useRef<{
    readonly x: number;
    readonly y: number;
    readonly left: number;
    readonly top: number;
  }>(undefined);
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
  const center = (x: number, y: number, behavior: ScrollBehavior) =>
    scroller.current?.scrollTo({
      left: MARGIN + x * scale - window.width / 2,
      top: MARGIN + y * scale - window.height / 2,
      behavior,
    });

  const report = () => {
    const [target, box] = [scroller.current?.getBoundingClientRect(), svg.current?.getBoundingClientRect()];
    if (typeof chosen !== 'number' || !target || !box) return;
    onCenter?.({
      x: Math.round((target.left + target.width / 2 - box.left) / scale),
      y: Math.round((target.top + target.height / 2 - box.top) / scale),
      scale: Math.round(scale * 1_000) / 1_000,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing has its new size after each change of the scale
  useLayoutEffect(() => {
    const [target, box] = [fixed.current, svg.current?.getBoundingClientRect()];
    fixed.current = undefined;
    if (!target || !box) return;
    scroller.current?.scrollBy({
      left: box.left + target.x * scale - target.left,
      top: box.top + target.y * scale - target.top,
      behavior: 'instant',
    });
    report();
  }, [scale]);

  const restored = useRef(initial);
  const hasFollowed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a zoom of the reader does not move the view
  useEffect(() => {
    if (!size) return;
    const first = restored.current;
    restored.current = undefined;
    if (first) {
      center(first.x, first.y, 'instant');
      return;
    }
    const [target, box] = [scroller.current?.getBoundingClientRect(), svg.current?.getBoundingClientRect()];
    if (!isFollowing || !focus || !target || !box) return;
    const { x, y, width, height } = focus;
    const seen = new DOMRect(box.left + x * scale, box.top + y * scale, width * scale, height * scale);
    if (!isInside(seen, target)) {
      center(x + width / 2, y + height / 2, hasFollowed.current ? 'auto' : 'instant');
    }
    hasFollowed.current = true;
  }, [focus, size, isFollowing]);

  const latestZoom = useRef(zoomAround);
  useLayoutEffect(() => {
    latestZoom.current = zoomAround;
  });
  useEffect(() => {
    const target = scroller.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latestZoom.current(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    };
    // Not through React, whose wheel listeners are passive.
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, []);

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
  const showAll = () => {
    setChosen('whole');
    onCenter?.(undefined);
  };
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
    handlers: { onPointerDown, onPointerMove, onKeyDown, onScroll: report },
    zoomIn: () => zoom(FACTOR),
    zoomOut: () => zoom(1 / FACTOR),
    showAll,
    isFollowing,
    toggleFollowing: () => setFollowing(!isFollowing),
  };
}
