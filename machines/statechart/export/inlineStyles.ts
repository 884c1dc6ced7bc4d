/** What a drawing looks like, as attributes of SVG; all of them are handed down to what is inside. */
const inherited = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-linecap', 'stroke-linejoin', 'paint-order', 'text-anchor', 'dominant-baseline', 'visibility'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'white-space'],
];

type Styles = ReadonlyMap<string, string>;

/** What holds for the picture alone: what is drawn for the screen has no use in a file. */
const ofTheScreen = /^(?:class|style|role|tabindex|focusable|id|on.+|data-.+|aria-.+)$/;

function stylesOf(element: Element): Styles {
  const computed = getComputedStyle(element);
  return new Map(inherited.map((name) => [name, computed.getPropertyValue(name)]));
}

/**
 * Writes the look of a drawn element into its copy, and of all elements inside it: as attributes, each where it begins
 * to hold. Attributes that mean something on the screen alone are taken off.
 * @param drawn in the document, where its look is worked out.
 * @param copy with the same elements inside it.
 * @param around the styles that hold around the copy.
 */
export function inlineStyles(drawn: Element, copy: Element, around: Styles = new Map()): void {
  const styles = stylesOf(drawn);
  const opacity = getComputedStyle(drawn).getPropertyValue('opacity');
  const names = [...copy.attributes].map(({ name }) => name);
  for (const name of names.filter((each) => ofTheScreen.test(each))) copy.removeAttribute(name);
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
