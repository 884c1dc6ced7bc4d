import { inlineStyles } from './inlineStyles';

/** What a picture is called, and what it says to those who do not see it. */
export interface Caption {
  readonly title: string;
  readonly description: string;
}

export interface PictureSize {
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** Paper around a drawing, in px. */
const MARGIN = 24;

const SVG = 'http://www.w3.org/2000/svg';

/** The size of a whole chart with the paper around it, whatever part of it is in sight. */
export const pictureSize = ({ dataset }: SVGSVGElement): PictureSize => ({
  width: Number(dataset.width) + 2 * MARGIN,
  height: Number(dataset.height) + 2 * MARGIN,
});

/** The colour behind an element: the nearest that is not transparent. */
function paperOf(element: Element | null): string {
  if (!element) return 'white';
  const colour = getComputedStyle(element).getPropertyValue('background-color');
  return /^$|^transparent$|, 0\)$|\/ 0\)$/.test(colour) ? paperOf(element.parentElement) : colour;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.textContent = text;
  return made;
}

/**
 * A drawn chart as an SVG document that stands alone: all of it, unmoved and unzoomed, on paper, with its look written
 * into it and without what can be pressed.
 * @param svg in the document; `data-width` and `data-height` are the size of the drawing, `data-drawing` marks what is
 * moved and zoomed, and `data-control` what is there for the screen alone.
 * @param fonts rules for the fonts of the drawing, such as `embeddedFonts` gives them.
 */
export function svgDocument(svg: SVGSVGElement, { title, description }: Caption, fonts = ''): string {
  const copy = document.importNode(svg, true);
  inlineStyles(svg, copy);
  // The copy has lost its marks by now: they are looked up in the drawing, in the same place.
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
    element('rect', { ...corner, width, height, fill: paperOf(svg), stroke: 'none' }),
  );
  return new XMLSerializer().serializeToString(copy);
}
