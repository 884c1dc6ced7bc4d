import type { PointerEvent } from 'react';

/** A drag dismisses from this distance in px, or from this speed in px per ms. */
const THRESHOLD_PX = 45;
const THRESHOLD_PX_PER_MS = 0.11;

interface Drag {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly startedAt: number;
  /** Set by the first pixel of the drag. */
  axis?: 'x' | 'y';
}

/** Resistance against a drag in the wrong direction: the distance grows more and more slowly. */
const damp = (distance: number): number => distance / (1.5 + Math.abs(distance) / 20);

const hasSelectedText = (element: Element): boolean => {
  const { isCollapsed = true, anchorNode = null } = getSelection() ?? {};
  return !isCollapsed && element.contains(anchorNode);
};

/**
 * Pointer handlers of an element that is swiped away to the right or down. During a drag, the element has `data-swiping`,
 * and the distance in its custom properties `--swipe-x` and `--swipe-y`.
 * @param onSwiped called once, after a drag that is long or fast enough.
 */
export function createSwipe(onSwiped: () => void) {
  let drag: Drag | undefined;

  const distanceOf = ({ clientX, clientY }: PointerEvent, { x, y, axis }: Drag) =>
    axis === 'x' ? clientX - x : clientY - y;

  const moveTo = (element: HTMLElement, axis: 'x' | 'y', distance: string) =>
    element.style.setProperty(`--swipe-${axis}`, distance);

  const end = (element: HTMLElement) => {
    element.removeAttribute('data-swiping');
    for (const axis of ['x', 'y']) element.style.removeProperty(`--swipe-${axis}`);
    drag = undefined;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { button, target, pointerId, clientX, clientY, timeStamp } = event;
      const isOnButton = target instanceof Element && target.closest('button');
      if (drag || button !== 0 || isOnButton) return;
      drag = { pointerId, x: clientX, y: clientY, startedAt: timeStamp };
      event.currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerId, clientX, clientY } = event;
      if (drag?.pointerId !== pointerId) return;
      if (!drag.axis) {
        const [x, y] = [Math.abs(clientX - drag.x), Math.abs(clientY - drag.y)];
        if ((x <= 1 && y <= 1) || hasSelectedText(currentTarget)) return;
        drag.axis = x > y ? 'x' : 'y';
        currentTarget.dataset.swiping = '';
      }
      const distance = distanceOf(event, drag);
      moveTo(currentTarget, drag.axis, `${distance < 0 ? damp(distance) : distance}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerId, timeStamp } = event;
      if (drag?.pointerId !== pointerId) return;
      const { axis, startedAt } = drag;
      const distance = axis ? distanceOf(event, drag) : 0;
      const isFast = distance / Math.max(1, timeStamp - startedAt) > THRESHOLD_PX_PER_MS;
      end(currentTarget);
      if (!axis || (distance < THRESHOLD_PX && !isFast)) return;
      moveTo(currentTarget, axis, '110%');
      onSwiped();
    },
    onPointerCancel: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (drag?.pointerId === pointerId) end(currentTarget);
    },
  };
}
