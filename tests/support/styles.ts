/** The window whose `getComputedStyle` the role queries use. */
const view = document.defaultView ?? window;
const workOut = view.getComputedStyle.bind(view);

/**
 * happy-dom has no layout, and computing each element's styles takes ten times as long as the tests themselves.
 * By default an element therefore has only the styles of its own `style` attribute, and both menus are found at
 * every width. `styleOf` and the browser tests check which one is displayed.
 */
export function skipStyles(): void {
  view.getComputedStyle = (element) =>
    element instanceof HTMLElement || element instanceof SVGElement ? element.style : workOut(element);
}

/** The computed styles of an element. Set the window's width before the element is rendered. */
export const styleOf = (element: Element): CSSStyleDeclaration => workOut(element);
