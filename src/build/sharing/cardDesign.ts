import { owner } from '../../config/owner';
import type { Route } from '../../routes/types';
import { colors, letterSpacings, sectionPalettes } from '../../theme/tokens';
import { escapeHtml } from '../escapeHtml';
import { type FigureColors, figureRules } from '../figureRules';
import type { CardFigure } from './cardFigures';
import { DISPLAY } from './cardFonts';
import { CARD, cardLabel } from './cardPath';

/* All lengths are px of the picture. */

const MARGIN = 64;
/** Left edge of the panel beside the title, and top edge of the panel below it. */
const PANEL_X = 664;
const PANEL_Y = 356;
/** Space between a figure and the edges of its panel. */
const FIGURE_SPACE = 48;
/** Between the text and the panel. */
const TEXT_SPACE = 44;

const TITLE = {
  largest: 92,
  smallest: 56,
  step: 2,
  lineHeight: 1,
  mostLines: { beside: 4, below: 2 },
} as const;
/** A title gets smaller by up to this factor where that saves a line. */
const SMALLER = 0.8;
const LABEL_SIZE = 30;
const WORDMARK_SIZE = 36;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a text in px, at a size. */
export type MeasureText = (text: string, size: number, tracking: number) => number;

/** A line of text on a card. `y` is its baseline. */
export interface CardLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tracking: number;
  readonly color: string;
}

/** The positions of the text on a card. */
export interface CardText {
  readonly title: readonly CardLine[];
  readonly label: CardLine;
  readonly wordmark: CardLine;
  /** No line leaves it. */
  readonly box: Box;
}

const em = (value: string): number => Number.parseFloat(value);

/** Breaks words into lines that fit. @returns undefined when a single word is wider than a line. */
function breakLines(
  words: readonly string[],
  fits: (line: string) => boolean,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines;
}

/** The narrowest width that needs no more lines: the lines are then of about the same length. */
function balance(
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  const most = breakLines(words, (line) => measure(line) <= width)?.length;
  let best: readonly string[] = [];
  for (let limit = width; limit > 0; limit -= width / 40) {
    const lines = breakLines(words, (line) => measure(line) <= limit);
    if (lines === undefined || lines.length !== most) break;
    best = lines;
  }
  return best;
}

/**
 * The title in a large size and few lines.
 * @throws Error when it fits in no size: a card never has cut text.
 */
function fitTitle(title: string, box: Box, mostLines: number, measureText: MeasureText) {
  const words = title.split(' ');
  const tracking = em(letterSpacings.display);
  const fitting: { readonly lines: readonly string[]; readonly size: number }[] = [];
  for (let size = TITLE.largest; size >= TITLE.smallest; size -= TITLE.step) {
    const lines = balance(words, box.width, (line) => measureText(line, size, tracking));
    const isLow = lines.length * size * TITLE.lineHeight <= box.height;
    if (lines.length > 0 && lines.length <= mostLines && isLow) fitting.push({ lines, size });
  }
  const [first] = fitting;
  if (!first) throw new Error(`The title "${title}" does not fit on its card.`);
  const large = fitting.filter(({ size }) => size >= first.size * SMALLER);
  const fewest = Math.min(...large.map(({ lines }) => lines.length));
  return { tracking, ...(large.find(({ lines }) => lines.length === fewest) ?? first) };
}

/** The palette of a card. Pages outside all sections are paper, ink and green. */
const paletteOf = ({ section }: Route) => sectionPalettes[section ?? 'contact'].light;

/** Lays out the text of a card. */
export function layOutCard(route: Route, { place }: CardFigure, measureText: MeasureText): CardText {
  const right = place === 'beside' ? PANEL_X - TEXT_SPACE : CARD.width - MARGIN;
  const bottom = place === 'beside' ? CARD.height - MARGIN : PANEL_Y - TEXT_SPACE;
  const box = { x: MARGIN, y: MARGIN, width: right - MARGIN, height: bottom - MARGIN };
  const line = paletteOf(route).line;
  const head = WORDMARK_SIZE + (place === 'beside' ? 2 * LABEL_SIZE + 24 : 28);
  const { lines, size, tracking } = fitTitle(
    route.title,
    { ...box, y: box.y + head, height: box.height - head },
    TITLE.mostLines[place],
    measureText,
  );
  // The baseline of the last line lies on the lower edge; descenders go below it, as elsewhere on the site.
  const title = lines.map((text, index) => ({
    text,
    x: MARGIN,
    y: bottom - 6 - (lines.length - 1 - index) * size * TITLE.lineHeight,
    size,
    tracking,
    color: colors.ink,
  }));
  const labelTracking = em(letterSpacings.sub);
  const label = cardLabel(route);
  const labelX =
    place === 'beside'
      ? MARGIN + LABEL_SIZE * 1.3
      : CARD.width - MARGIN - measureText(label, LABEL_SIZE, labelTracking);
  const top = MARGIN + WORDMARK_SIZE * 0.8;
  return {
    title,
    label: {
      text: label,
      x: labelX,
      y: place === 'beside' ? (title[0]?.y ?? 0) - size * 0.86 - 22 : top,
      size: LABEL_SIZE,
      tracking: labelTracking,
      color: line,
    },
    wordmark: {
      text: owner.SITE_NAME,
      x: MARGIN + WORDMARK_SIZE * 1.25,
      y: top,
      size: WORDMARK_SIZE,
      tracking: -0.03,
      color: colors.ink,
    },
    box,
  };
}

const textElement = ({ text, x, y, size, tracking, color }: CardLine): string =>
  `<text x="${x}" y="${y}" font-family="${DISPLAY}" font-size="${size}" letter-spacing="${tracking * size}" fill="${color}">${escapeHtml(text)}</text>`;

/** The bowtie of the logo in a square; see `ui/BowtieGlyph.tsx`. */
const glyph = (x: number, y: number, size: number, left: string, right: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 28})"><path d="M1 3v22l12.2-11z" fill="${left}"/><path d="M27 3v22L14.8 14z" fill="${right}"/></g>`;

const mix = (first: string, second: string, share: number): string => {
  const channels = [1, 3, 5].map((start) => {
    const [a = 0, b = 0] = [first, second].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

/** The colors of a drawing, as the plates and the closing band of the site give them (`figures/Figure.tsx`). */
function figureColors(route: Route, ground: CardFigure['ground']): FigureColors {
  const { line, field, tint, night } = sectionPalettes[route.section ?? 'contact'].light;
  return ground === 'night'
    ? { paper: colors.night, ink: colors.onNight, accent: night, tint, mute: colors.nightLine }
    : {
        paper: field,
        ink: colors.onField,
        accent: mix(line, colors.onField, 0.75),
        tint,
        mute: mix(colors.onField, field, 0.42),
      };
}

/** An SVG element at a place on the card. A picture fills it and is cropped; a figure fits into it. */
function placed(svg: string, { x, y, width, height }: Box, isPicture: boolean): string {
  const [, attributes = '', body = ''] = svg.match(/<svg([^>]*)>(.*)<\/svg>/s) ?? [];
  const [, viewBox = ''] = attributes.match(/viewBox="([^"]*)"/) ?? [];
  const aspect = isPicture
    ? 'xMidYMid slice'
    : attributes.includes('preserveAspectRatio="none"')
      ? 'none'
      : 'xMidYMid';
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${aspect}">${body}</svg>`;
}

/** The drawings of a figure in the rows and columns of a box. */
function grid({ drawings, columns, gap, ground }: CardFigure, box: Box): string {
  const rows = Math.ceil(drawings.length / columns);
  const width = box.width / (columns + (columns - 1) * gap);
  const height = box.height / (rows + (rows - 1) * gap);
  return drawings
    .map((drawing, index) => {
      const x = box.x + (index % columns) * width * (1 + gap);
      const y = box.y + Math.floor(index / columns) * height * (1 + gap);
      return placed(drawing, { x, y, width, height }, ground === 'picture');
    })
    .join('');
}

/** The card of a route as an SVG document. */
export function drawCard(route: Route, figure: CardFigure, measureText: MeasureText): string {
  const { width, height } = CARD;
  const { title, label, wordmark } = layOutCard(route, figure, measureText);
  const isBeside = figure.place === 'beside';
  const panel: Box = isBeside
    ? { x: PANEL_X, y: 0, width: width - PANEL_X, height }
    : { x: 0, y: PANEL_Y, width, height: height - PANEL_Y };
  const space = figure.ground === 'picture' ? 0 : FIGURE_SPACE;
  const side = figure.ground === 'picture' ? 0 : isBeside ? FIGURE_SPACE : MARGIN;
  const inside: Box = {
    x: panel.x + side,
    y: panel.y + space,
    width: panel.width - 2 * side,
    height: panel.height - 2 * space,
  };
  const { line } = paletteOf(route);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${figureRules(figure.drawings.join(''), figureColors(route, figure.ground))}</style>`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    ...[0, 1, 2, 3, 4].map((index) => {
      const x = MARGIN + (index * (width - 2 * MARGIN)) / 4;
      return `<path d="M${x} 0V${height}" stroke="${colors.grid}" stroke-width="2"/>`;
    }),
    `<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" fill="${figureColors(route, figure.ground).paper}"/>`,
    grid(figure, inside),
    glyph(MARGIN - 1, MARGIN, WORDMARK_SIZE, colors.ink, colors.action),
    glyph(label.x - LABEL_SIZE * 1.3, label.y - LABEL_SIZE * 0.86, LABEL_SIZE, line, line),
    ...[wordmark, label, ...title].map(textElement),
    '</svg>',
  ].join('');
}
