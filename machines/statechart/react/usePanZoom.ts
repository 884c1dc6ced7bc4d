import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Box, Size } from '../layout';
import { panBy, readableView, type View, wholeView, zoomBy } from './panZoom';
import { type Center, centerOf, viewAround } from './sight';
import { usePointerGestures } from './usePointerGestures';

/** Distance of one press of an arrow key, in px. */
const STEP = 48;
/** Zoom factor of a key or a button. */
const FACTOR = 1.25;

interface PanZoomOptions {
  readonly initial: Center | undefined;
  readonly onChange: (center: Center | undefined) => void;
  /** True if one finger scrolls the page, and only two pan the drawing. */
  readonly oneFingerScrolls: boolean;
}

const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/**
 * Pans and zooms a drawing inside an element, by dragging, wheel, pinch and keys (arrows, plus, minus, 0). Until the reader
 * does so, the view follows the focus: it shows the whole drawing if it can be read, otherwise the part around the focus. A
 * reader who has chosen the whole drawing sees the whole in a window of another size, too.
 * @param drawing size of the drawing in px.
 * @param viewport size of the element in px.
 * @param focus box that the view follows, in px of the drawing. Like the sizes, it must keep its identity until it changes.
 * @param options the view at first, and a handler of its changes.
 */
export function usePanZoom(
  drawing: Size,
  viewport: Size,
  focus: Box | undefined,
  { initial, onChange, oneFingerScrolls }: PanZoomOptions,
) {
  const [chosen, setChosen] = useState<View | 'whole'>();
  /** Shown until the reader moves the drawing. */
  const [center, setCenter] = useState(initial);
  const element = useRef<HTMLDivElement>(null);
  const followed = useMemo(() => readableView(drawing, viewport, focus), [drawing, viewport, focus]);
  const restored = useMemo(
    () => (center && viewport.width > 0 ? viewAround(center, viewport) : undefined),
    [center, viewport],
  );
  const whole = useMemo(() => wholeView(drawing, viewport), [drawing, viewport]);
  const view = chosen === 'whole' ? whole : (chosen ?? restored ?? followed);
  const isFollowing = chosen === undefined && center === undefined;
  /** The drawing and the followed view of the last change, and whether only the view changed. */
  const [shown, setShown] = useState({ drawing, view, isSameDrawing: false });
  if (shown.drawing !== drawing || (isFollowing && shown.view !== view)) {
    setShown({ drawing, view, isSameDrawing: shown.drawing === drawing });
  }
  // The last requested view: several events may come before the next render.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);

  const change = useCallback((next: (view: View) => View) => {
    latest.current = next(latest.current);
    setChosen(latest.current);
    setCenter(undefined);
  }, []);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    report.current = onChange;
  }, [onChange]);
  const chosenView = chosen && view;
  useEffect(() => {
    if (chosenView) report.current(centerOf(chosenView, viewport));
  }, [chosenView, viewport]);
  const showAll = () => {
    latest.current = whole;
    setChosen('whole');
    setCenter(undefined);
  };
  const zoom = (factor: number) =>
    change((from) => zoomBy(from, factor, { x: viewport.width / 2, y: viewport.height / 2 }));

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
    // Not through React, whose wheel listeners are passive.
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [change]);

  const onPointerDown = usePointerGestures(element, change, oneFingerScrolls);

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
    follow: () => {
      latest.current = followed;
      setChosen(undefined);
      setCenter(undefined);
      report.current(undefined);
    },
    isFollowing,
    /** True while the view moves in the same drawing. Positions in two drawings are not related. */
    isGliding: isFollowing && shown.isSameDrawing,
  };
}
