/** The window whose `getComputedStyle` the queries by role ask. */
const view = document.defaultView ?? window;
const workOut = view.getComputedStyle.bind(view);

/**
 * Nothing is laid out here, and working out each element's styles takes ten times as long as the tests themselves: by
 * default an element has the styles of its own `style` attribute. So both menus are found at every width; what a
 * visitor sees of them is asked of `styleOf`, and looked at by the browser tests.
 */
export function skipStyles(): void {
  view.getComputedStyle = (element) =>
    element instanceof HTMLElement || element instanceof SVGElement ? element.style : workOut(element);
}

/** What the style sheets give an element. The window must have had its width before the element came. */
export const styleOf = (element: Element): CSSStyleDeclaration => workOut(element);
