/**
 * The duotone artwork of posts and case studies, drawn at build time. Each piece has one background color, one
 * dark ink of the same hue, and exactly one white element. All lengths are SVG user units. A piece is 800 by
 * 600, on a grid of 50.
 */
import { bow } from '../figures/bowtie';
import { linePath, range, round } from '../figures/geometry';
import { seededRandom } from '../figures/seededRandom';

export type ArtworkKind =
  | 'slats'
  | 'rings'
  | 'steps'
  | 'isobars'
  | 'field'
  | 'weave'
  | 'wedges'
  | 'ledger'
  | 'arcs';

export type ArtworkPalette = 'industries' | 'technologies' | 'how' | 'services' | 'resources' | 'contact';

export interface ArtworkOptions {
  readonly kind: ArtworkKind;
  readonly palette: ArtworkPalette;
  /** The same seed always produces the same piece. */
  readonly seed: number;
}

/** Colors and random numbers that a rule draws with. */
interface Palette {
  readonly field: string;
  readonly ink: string;
}

interface Canvas extends Palette {
  readonly seed: number;
  /** The next number of the piece's own sequence, 0 to 1. The order of the calls is part of the drawing. */
  readonly random: () => number;
}

type Rule = (canvas: Canvas) => string;

const WIDTH = 800;
const HEIGHT = 600;

/** The color of the one element that differs. */
const PAPER = '#F6F4EA';

const palettes: Record<ArtworkPalette, Palette> = {
  industries: { field: '#F2B63C', ink: '#3A2400' },
  technologies: { field: '#A9BEFF', ink: '#0F1F66' },
  how: { field: '#FF9E7D', ink: '#4A1206' },
  services: { field: '#8FD3D6', ink: '#04323B' },
  resources: { field: '#F0AFD2', ink: '#45102F' },
  contact: { field: '#93DEB0', ink: '#06351D' },
};

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `<rect x="${round(x)}" y="${round(y)}" ${size} fill="${fill}"/>`;
}

function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

function ring(x: number, y: number, radius: number, stroke: string, weight: number): string {
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none"` +
    ` stroke="${stroke}" stroke-width="${round(weight)}"/>`
  );
}

function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

function stroke(d: string, colour: string, weight: number): string {
  const hundredths = Math.round(weight * 100) / 100;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${hundredths}"/>`;
}

/** A bowtie of 44 slats, its knot covered by a white disc. */
const slats: Rule = ({ ink, random }) => {
  const count = 44;
  const knot = 0.3 + random() * 0.4;
  const bars = range(count).map((index) => {
    const t = (index + 0.5) / count;
    const half = bow(t, { knot, waist: 0.04 }) * 270;
    const distance = Math.abs(t - knot);
    return rect(t * WIDTH - 3 - distance * 8, HEIGHT / 2 - half, 5 + distance * 14, half * 2, ink);
  });
  return bars.join('') + disc(knot * WIDTH, HEIGHT / 2, 34, PAPER);
};

/** Thirteen rings around a white disc, cut by a bowtie in the background color. */
const rings: Rule = ({ field, ink, random }) => {
  const count = 13;
  const x = WIDTH * (random() > 0.5 ? 0.56 : 0.44);
  const y = HEIGHT / 2;
  const circles = range(count).map((index) =>
    ring(x, y, 24 + index * 40, ink, 3 + (count - 1 - index) * 1.5),
  );
  const wedge = (edge: number) =>
    shape(`M${round(x)} ${y}L${round(x - 150)} ${edge}H${round(x + 150)}z`, field);
  return circles.join('') + wedge(0) + wedge(HEIGHT) + disc(x, y, 42, PAPER);
};

/** Eight rising steps, each with one line more than the previous one; the fifth is white: a crop to the middle shows it. */
const steps: Rule = ({ field, ink }) => {
  const width = 101;
  return range(8)
    .map((step) => {
      const height = 60 + step * 62;
      const x = step * 100;
      const top = HEIGHT - height;
      const rules = range(step + 1).map((rule) =>
        rect(x, top + 14 + rule * 26, width, 3 + rule * 0.8, field),
      );
      return rect(x, top, width, height, step === 4 ? PAPER : ink) + rules.join('');
    })
    .join('');
};

/** Twenty-four isobars that are dense left of the middle; one is wide and white. */
const isobars: Rule = ({ ink, random }) => {
  const shift = random() * 3;
  return range(24)
    .map((index) => {
      const offset = (index - 11.5) / 12;
      const points = range(51).map((step) => {
        const t = step / 50;
        const spread = 90 + 260 * (Math.abs(t - 0.45) / 0.55) ** 1.2;
        const ripple = Math.sin(t * 7 + shift) * 26 * (1 - Math.abs(offset));
        return [t * WIDTH, HEIGHT / 2 + offset * spread + ripple] as const;
      });
      const different = index === 15;
      return stroke(
        linePath(points),
        different ? PAPER : ink,
        different ? 16 : 2.5 + Math.abs(index - 11.5) * 0.7,
      );
    })
    .join('');
};

/** A grid of 16 by 12 discs, large inside a bowtie and small outside it; one is white. */
const field: Rule = ({ ink, random }) => {
  const columns = 16;
  const rows = 12;
  return range(rows)
    .flatMap((row) =>
      range(columns).map((column) => {
        const distance = Math.abs((row + 0.5) / rows - 0.5) * 2;
        const inside = distance < bow((column + 0.5) / columns, { knot: 0.5, waist: 0.1, left: 1, right: 1 });
        const radius = inside ? 21 - random() * 5 : 5;
        const different = inside && column === 9 && row === 6;
        return disc(column * 50 + 25, row * 50 + 25, radius, different ? PAPER : ink);
      }),
    )
    .join('');
};

/** Six bands that swap positions from left to right; the third is white. */
const weave: Rule = ({ ink }) => {
  const bands = [
    { start: 60, end: 300, weight: 52 },
    { start: 150, end: 120, weight: 14 },
    { start: 240, end: 480, weight: 34 },
    { start: 330, end: 210, weight: 70 },
    { start: 420, end: 540, weight: 20 },
    { start: 510, end: 60, weight: 40 },
  ];
  return bands
    .map(({ start, end, weight }, index) =>
      stroke(`M-20 ${start}C300 ${start} 420 ${end} 820 ${end}`, index === 2 ? PAPER : ink, weight),
    )
    .join('');
};

/** The triangle that fills a square of 200 units and points right, down, left or up (turn 0 to 3). */
function turnedTriangle(x: number, y: number, turn: number): string {
  switch (turn) {
    case 0:
      return `M${x} ${y}v200l200-100z`;
    case 1:
      return `M${x + 200} ${y}v200l-200-100z`;
    case 2:
      return `M${x} ${y}h200l-100 200z`;
    default:
      return `M${x} ${y + 200}h200l-100-200z`;
  }
}

/** Twelve triangles with different directions; one is white. */
const wedges: Rule = ({ ink, seed }) =>
  range(4)
    .flatMap((column) =>
      range(3).map((row) => {
        const turn = (column * 2 + row * 3 + (seed % 4)) % 4;
        const different = column === 2 && row === 1;
        return shape(turnedTriangle(column * 200, row * 200, turn), different ? PAPER : ink);
      }),
    )
    .join('');

/** Fifteen entries on both sides of a spine; one on the right is white. */
const ledger: Rule = ({ ink, random }) => {
  const entries = range(15).map((index) => {
    const y = 20 + index * 38;
    const left = 60 + random() * 290;
    const right = 60 + random() * 290;
    return rect(392 - left, y, left, 24, ink) + rect(408, y, right, 24, index === 8 ? PAPER : ink);
  });
  return entries.join('') + rect(398, 0, 4, HEIGHT, ink);
};

/** Twelve squares with quarter rings, each drawn from a random corner; one center is white. */
const arcs: Rule = ({ ink, random, seed }) =>
  range(3)
    .flatMap((row) =>
      range(4).map((column) => {
        const x = column * 200;
        const y = row * 200;
        const corner = Math.floor(random() * 4);
        const centreX = corner === 1 || corner === 2 ? x + 200 : x;
        const centreY = corner >= 2 ? y + 200 : y;
        const clip = `c${seed}${column}${row}`;
        const different = column === 1 && row === 1;
        return (
          `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="200" height="200"/></clipPath>` +
          `<g clip-path="url(#${clip})">` +
          [188, 146, 104].map((radius) => ring(centreX, centreY, radius, ink, 16)).join('') +
          `${disc(centreX, centreY, 62, different ? PAPER : ink)}</g>`
        );
      }),
    )
    .join('');

const rules: Record<ArtworkKind, Rule> = { slats, rings, steps, isobars, field, weave, wedges, ledger, arcs };

/** Draws one piece and returns the text of an SVG file. */
export function drawArtwork({ kind, palette, seed }: ArtworkOptions): string {
  const colours = palettes[palette];
  const body = rules[kind]({ ...colours, seed, random: seededRandom(seed * 977 + 13) });
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${size}>` +
    `<rect ${size} fill="${colours.field}"/>${body}</svg>\n`
  );
}
