import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { owner } from '../config/owner';
import { breadcrumbs } from '../routes/navigation';
import type { Route } from '../routes/types';
import { colors, fontWeights, sectionPalettes } from '../theme/tokens';
import { escapeHtml } from './escapeHtml';
import type { SiteFile } from './files';
import { displayFont } from './fonts';

/** The size in px that networks show without cropping. */
export const CARD = { width: 1200, height: 630 } as const;

export const cardPath = ({ path }: Route): string => `/cards${path === '/' ? '/index' : path}.png`;

/** The line above the title: the section, or the host of the site for a page outside all sections. */
function cardLabel(route: Route): string {
  const [, parent] = breadcrumbs(route);
  return parent === undefined || parent === route ? new URL(owner.SITE_URL).host : parent.name;
}

/** Text alternative: everything that is written on the card. */
export const cardAlternative = (route: Route): string =>
  `${owner.SITE_NAME}, ${cardLabel(route)}: ${route.title}`;

/* Lengths on the card, in px. */
const MARGIN = 72;
/** Left edge of the panel with the logo. */
const PANEL = 888;
const TITLE_WIDTH = PANEL - MARGIN - 32;
const TITLE_SIZES = [96, 84, 72, 60];
const MAX_LINES = 3;

/** A line of text. `y` is its baseline. */
const textElement = (text: string, y: number, size: number, color: string, x = MARGIN): string =>
  `<text x="${x}" y="${y}" font-family="${displayFont.family}" font-size="${size}" fill="${color}">${escapeHtml(text)}</text>`;

/** Width of a text at a font size of 1 px. */
function measure(text: string, options: ResvgRenderOptions): number {
  const size = 100;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${textElement(text, size, size, colors.ink, 0)}</svg>`;
  const box = new Resvg(svg, options).getBBox();
  return box ? (box.x + box.width) / size : 0;
}

/** The title in lines that fit. @throws Error if a line is too wide at every size: no card has cut text. */
function fitTitle(title: string, widthOf: (text: string) => number) {
  for (const size of TITLE_SIZES) {
    const fits = (line: string) => widthOf(line) * size <= TITLE_WIDTH;
    const lines: string[] = [];
    for (const word of title.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    if (lines.length <= MAX_LINES && lines.every(fits)) return { lines, size };
  }
  throw new Error(`The title "${title}" does not fit on its card.`);
}

/** The bowtie of the logo; see `ui/Logo.tsx`. */
const bowtie = (x: number, y: number, size: number, left: string, right: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 28})"><path d="M1 3v22l12.2-11z" fill="${left}"/><path d="M27 3v22L14.8 14z" fill="${right}"/></g>`;

/** The card of a route as SVG: name, section and title, and the logo on a panel in the color of the section. */
function drawCard(route: Route, widthOf: (text: string) => number): string {
  const { width, height } = CARD;
  const { line, field, tint } = sectionPalettes[route.section ?? 'contact'].light;
  const { lines, size } = fitTitle(route.title, widthOf);
  const lastBaseline = height - MARGIN - 8;
  const firstBaseline = lastBaseline - (lines.length - 1) * size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    `<rect x="${PANEL}" width="${width - PANEL}" height="${height}" fill="${field}"/>`,
    bowtie(PANEL + 24, height / 2 - 132, 264, line, tint),
    bowtie(MARGIN, MARGIN - 4, 40, colors.ink, colors.action),
    textElement(owner.SITE_NAME, MARGIN + 28, 36, colors.ink, MARGIN + 52),
    textElement(cardLabel(route), firstBaseline - size - 12, 32, line),
    ...lines.map((text, index) => textElement(text, firstBaseline + index * size, size, colors.ink)),
    '</svg>',
  ].join('');
}

/** The card of each route, which networks show when a page is shared, as a PNG file. */
export async function drawCards(routes: readonly Route[]): Promise<readonly SiteFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'));
  try {
    const fontFile = join(folder, 'font.ttf');
    // The renderer reads TrueType files, and ignores the axes of a variable font.
    const font = await subsetFont(await readFile(displayFont.file), undefined, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: { wght: fontWeights.heading },
    });
    await writeFile(fontFile, font);
    const options: ResvgRenderOptions = { font: { fontFiles: [fontFile], loadSystemFonts: false } };
    const widthOf = (text: string) => measure(text, options);
    return await Promise.all(
      routes.map(async (route) => {
        const image = await renderAsync(drawCard(route, widthOf), options);
        return { path: cardPath(route).slice(1), contents: image.asPng() };
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
