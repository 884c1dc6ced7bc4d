/** Presentation attributes of SVG; all of them are inherited. */
const inherited = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-linecap', 'stroke-linejoin', 'paint-order', 'text-anchor', 'dominant-baseline', 'visibility'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'white-space'],
];

type Styles = ReadonlyMap<string, string>;

/** Attributes for the screen, which have no use in a file. */
const screenOnly = /^(?:class|style|role|tabindex|focusable|id|on.+|data-.+|aria-.+)$/;

function stylesOf(element: Element): Styles {
  const computed = getComputedStyle(element);
  return new Map(inherited.map((name) => [name, computed.getPropertyValue(name)]));
}

/**
 * Writes the computed styles of an element and its descendants into a copy, as attributes where they differ from the parent.
 * Removes attributes for the screen.
 * @param drawn element in the document.
 * @param copy with the same descendants.
 * @param around styles of the copy's parent.
 */
export function inlineStyles(drawn: Element, copy: Element, around: Styles = new Map()): void {
  const styles = stylesOf(drawn);
  const opacity = getComputedStyle(drawn).getPropertyValue('opacity');
  const names = [...copy.attributes].map(({ name }) => name);
  for (const name of names.filter((each) => screenOnly.test(each))) copy.removeAttribute(name);
  for (const [name, value] of styles) {
    if (value !== '' && value !== around.get(name)) copy.setAttribute(name, value);
  }
  if (opacity !== '' && opacity !== '1') copy.setAttribute('opacity', opacity);
  const copies = [...copy.children];
  for (const [index, child] of [...drawn.children].entries()) {
    const counterpart = copies[index];
    if (counterpart) inlineStyles(child, counterpart, styles);
  }
}
