import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import type { Route } from '../../routes/types';
import { escapeHtml } from '../escapeHtml';
import type { PictureFile } from '../siteFile';
import type { BuildCache } from './buildCache';
import { drawCard, type MeasureText } from './cardDesign';
import { cardFigure } from './cardFigures';
import { cardFonts, DISPLAY } from './cardFonts';
import { cardPath } from './cardPath';

/** Any size: widths grow with it. */
const MEASURED_SIZE = 100;

const withFonts = (fontFiles: string[]) => ({
  font: { fontFiles, loadSystemFonts: false, defaultFontFamily: DISPLAY },
});

/** Measures text with the renderer that draws it. */
export function textMeasure(fontFiles: string[]): MeasureText {
  const widths = new Map<string, number>();
  const measure = (text: string, tracking: number): number => {
    const element = `<text y="${MEASURED_SIZE}" font-family="${DISPLAY}" font-size="${MEASURED_SIZE}" letter-spacing="${tracking * MEASURED_SIZE}">${escapeHtml(text)}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${element}</svg>`;
    const box = new Resvg(svg, withFonts(fontFiles)).getBBox();
    return box ? box.x + box.width : 0;
  };
  return (text, size, tracking) => {
    const key = `${tracking} ${text}`;
    const width = widths.get(key) ?? measure(text, tracking);
    widths.set(key, width);
    return (width * size) / MEASURED_SIZE;
  };
}

async function render(svg: string, fontFiles: string[]): Promise<Uint8Array> {
  const image = await renderAsync(svg, withFonts(fontFiles));
  return image.asPng();
}

/**
 * The card of each route as a PNG file. A card is rendered when its drawing or a font has changed.
 * @param root the folder of the project.
 */
export async function drawCards(
  routes: readonly Route[],
  root: string,
  cache: BuildCache,
): Promise<readonly PictureFile[]> {
  const fontFiles = await cardFonts(root, cache);
  const measureText = textMeasure(fontFiles);
  return Promise.all(
    routes.map(async (route) => {
      const svg = drawCard(route, cardFigure(route, root), measureText);
      const hash = createHash('sha256').update(svg).update(fontFiles.join()).digest('hex');
      const path = await cache.path(`card-${hash.slice(0, 32)}.png`, () => render(svg, fontFiles));
      return { path: cardPath(route).slice(1), bytes: await readFile(path) };
    }),
  );
}
