/**
 * Drawings of people: head and shoulders are the bowtie turned upright. The head narrows to the neck, which is
 * the knot, and the shoulders widen again. Like the other artwork, each picture has one white element. All
 * lengths are SVG user units.
 */
import { barsPath, linePath, range } from '../figures/geometry';

const FIELD = '#93DEB0';
const INK = '#06351D';
const GREEN = '#0F8A4B';
const PAPER = '#F6F4EA';

/** A bust is 400 by 500, centered on x = 0. */
const HEAD = { top: 70, height: 210, halfWidth: 80 };
const NECK = { y: 288, halfWidth: 38 };
const SHOULDERS = { halfWidth: 188, bottom: 500 };

/** Half the width of a bust at a height. */
function halfWidth(y: number): number {
  if (y > NECK.y) {
    const down = (y - NECK.y) / (SHOULDERS.bottom - NECK.y);
    return NECK.halfWidth + (SHOULDERS.halfWidth - NECK.halfWidth) * (1 - (1 - down) ** 2.4) ** 0.75;
  }
  const fromMiddle = (y - HEAD.top) / (HEAD.height / 2) - 1;
  const head = HEAD.halfWidth * Math.sqrt(Math.max(0, 1 - Math.abs(fromMiddle) ** 2.4));
  return fromMiddle > 0 ? Math.max(head, NECK.halfWidth) : head;
}

const PITCH = 12.5;
const rows = range((SHOULDERS.bottom - HEAD.top) / PITCH).map((row) => HEAD.top + (row + 0.5) * PITCH);

/** Horizontal slats, thinnest at the neck, between two shares of half the width. */
const slats = (from: number, to: number): string =>
  barsPath(
    rows.map((y) => {
      const height = 3.5 + (5 * Math.abs(y - NECK.y)) / (NECK.y - HEAD.top);
      const width = halfWidth(y);
      return { x: from * width, y: y - height / 2, width: (to - from) * width, height };
    }),
  );

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** Heights at which the outline of a person bends: the last row of slats ends above the lower edge. */
const outline = [...rows, SHOULDERS.bottom];

/** Hides the people behind. */
const shade = path(
  linePath([
    ...outline.map((y) => [-halfWidth(y), y] as const),
    ...outline.toReversed().map((y) => [halfWidth(y), y] as const),
  ]),
  FIELD,
);

/** The glyph of the logo at the collar, as a bow tie. */
const bowTie = (fill: string) =>
  `<path d="M-54 266v64L0 298zM54 266v64L0 298z" fill="${fill}" stroke="${FIELD}" stroke-width="12" paint-order="stroke"/>`;

/** Two halves in two colors, as in the logo. */
const person = (tie: string) => shade + path(slats(-1, 0), INK) + path(slats(0, 1), GREEN) + bowTie(tie);

const placed = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

const picture = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${FIELD}"/>${body}</svg>\n`;

/** One person, 4:5. The bow tie is white. */
export const drawPortrait = (): string => picture(800, 1000, placed(400, 0, 2, person(PAPER)));

/** Four people, and a fifth in white for the open position. The fifth is in the middle, which narrow windows show. */
export const drawTeam = (): string =>
  picture(
    1600,
    700,
    [
      placed(500, 70, 1.26, person(INK)),
      placed(1120, 104, 1.2, person(INK)),
      placed(165, 10, 1.38, person(INK)),
      placed(1435, 40, 1.32, person(INK)),
      placed(800, 30, 1.34, shade + path(slats(-1, 1), PAPER)),
    ].join(''),
  );
