/** Distance between a control and its tooltip, in px. */
const GAP = 8;
/** Minimum distance between a tooltip and the edge of the window, in px. */
const MARGIN = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Places a tooltip above the control if there is space, otherwise below. It is centered on the control as far
 * as the window allows, in whole px.
 * @returns its distances from the left and top edges of the window, in px.
 */
export function placementBeside(
  { left, width, top, bottom }: Pick<DOMRect, 'left' | 'width' | 'top' | 'bottom'>,
  tooltip: Size,
  viewport: Size,
) {
  const x = left + (width - tooltip.width) / 2;
  const above = top - GAP - tooltip.height;
  const y = above >= MARGIN ? above : bottom + GAP;
  return {
    left: Math.round(clamp(MARGIN, x, viewport.width - tooltip.width - MARGIN)),
    top: Math.round(clamp(MARGIN, y, viewport.height - tooltip.height - MARGIN)),
  };
}

export function placeBeside(control: Element, tooltip: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
  const { left, top } = placementBeside(control.getBoundingClientRect(), size, {
    width,
    height,
  });
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${top}px`;
}
