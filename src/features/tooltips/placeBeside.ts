/** Distance between a control and its tooltip, and least distance of a tooltip from the edges of the window, in px. */
const GAP = 8;

/**
 * Places a tooltip above the control if there is space, otherwise below. It is centered on the control as far as the window
 * allows, in whole px, so that its text is sharp.
 */
export function placeBeside(control: Element, { style, offsetWidth, offsetHeight }: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const above = top - GAP - offsetHeight;
  const within = (value: number, most: number) =>
    `${Math.round(Math.max(GAP, Math.min(value, most - GAP)))}px`;
  style.left = within(left + (width - offsetWidth) / 2, clientWidth - offsetWidth);
  style.top = within(above >= GAP ? above : bottom + GAP, clientHeight - offsetHeight);
}
