import { inlineStyles } from './inlineStyles';

/** Title and text alternative of a picture. */
export interface Caption {
  readonly title: string;
  readonly description: string;
}

export interface PictureSize {
  /** In px. */
  readonly width: number;
  readonly height: number;
}

export interface PictureOptions {
  /** Font rules, such as those of `embeddedFonts`. */
  readonly fonts?: string;
  /** Leaves out the ground behind the drawing. */
  readonly isTransparent?: boolean;
}

/** Margin around a drawing, in px. */
const MARGIN = 24;

const SVG = 'http://www.w3.org/2000/svg';

/** Size of the whole chart with its margin, independent of the view. */
export const pictureSize = ({ dataset }: SVGSVGElement): PictureSize => ({
  width: Number(dataset.width) + 2 * MARGIN,
  height: Number(dataset.height) + 2 * MARGIN,
});

/** Background color of an element: the nearest one that is not transparent. */
function paperOf(element: Element | null): string {
  if (!element) return 'white';
  const color = getComputedStyle(element).getPropertyValue('background-color');
  return /^$|^transparent$|, 0\)$|\/ 0\)$/.test(color) ? paperOf(element.parentElement) : color;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.textContent = text;
  return made;
}

/**
 * Standalone SVG document of a drawn chart: the whole chart without pan and zoom, with its styles as attributes and without
 * controls.
 * @param svg in the document; `data-width` and `data-height` are the size of the drawing, `data-drawing` is on the group that
 * is panned and zoomed, and `data-control` on elements for the screen only.
 */
export function svgDocument(
  svg: SVGSVGElement,
  { title, description }: Caption,
  { fonts = '', isTransparent = false }: PictureOptions = {},
): string {
  const copy = document.importNode(svg, true);
  inlineStyles(svg, copy);
  // The copy has lost its data attributes, so they are read from the element at the same index of the drawing.
  const all = [...svg.querySelectorAll('*')];
  const copies = [...copy.querySelectorAll('*')];
  all.forEach((drawn, index) => {
    if (drawn.matches('[data-drawing]')) copies[index]?.removeAttribute('transform');
    if (drawn.matches('[data-control], defs, script, foreignObject')) copies[index]?.remove();
  });

  const { width, height } = pictureSize(svg);
  const corner = { x: -MARGIN, y: -MARGIN };
  const attributes = {
    xmlns: SVG,
    width,
    height,
    viewBox: `${corner.x} ${corner.y} ${width} ${height}`,
    role: 'img',
    'aria-labelledby': 'title description',
  };
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, String(value));
  copy.prepend(
    element('title', { id: 'title' }, title),
    element('desc', { id: 'description' }, description),
    ...(fonts === '' ? [] : [element('style', {}, fonts)]),
    ...(isTransparent
      ? []
      : [element('rect', { ...corner, width, height, fill: paperOf(svg), stroke: 'none' })]),
  );
  return new XMLSerializer().serializeToString(copy);
}
