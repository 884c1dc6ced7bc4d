/** Distance between a control and its tooltip: the height of the triangle, in px. */
const GAP = 8;
/** Minimum distance between a tooltip and the edge of the window, in px. */
const MARGIN = 8;
/** Minimum distance between a corner of the tooltip and the middle of its triangle, in px. */
const CORNER = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Places a tooltip above the control if there is space, otherwise below. It is centered on the control as far
 * as the window allows, in whole px.
 * @returns its distances from the left and top edges of the window, and that of its triangle's middle from its left edge.
 */
export function placementBeside(
  { left, width, top, bottom }: Pick<DOMRect, 'left' | 'width' | 'top' | 'bottom'>,
  tooltip: Size,
  viewport: Size,
) {
  const side = top - GAP - tooltip.height >= MARGIN ? 'above' : 'below';
  const middle = left + width / 2;
  const start = Math.round(
    clamp(MARGIN, middle - tooltip.width / 2, viewport.width - tooltip.width - MARGIN),
  );
  const y = side === 'above' ? top - GAP - tooltip.height : bottom + GAP;
  return {
    left: start,
    top: Math.round(clamp(MARGIN, y, viewport.height - tooltip.height - MARGIN)),
    pointer: Math.round(clamp(CORNER, middle - start, tooltip.width - CORNER)),
    side,
  };
}

export function placeBeside(control: Element, tooltip: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
  const { left, top, pointer, side } = placementBeside(control.getBoundingClientRect(), size, {
    width,
    height,
  });
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${top}px`;
  tooltip.style.setProperty('--pointer', `${pointer}px`);
  tooltip.dataset.side = side;
}
