import type { Box } from './test';

/** Least contrast of a control or its state with what is next to it (WCAG 2.2, 1.4.11). */
export const MIN_CONTRAST = 3;
/** So many px of one color are a shape, fewer are the blended pixels of its edges. */
const SHAPE_PX = 4;

/** Red, green and blue, each from 0 to 255. */
type Color = readonly number[];

/** Relative luminance (WCAG 2.2). */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colors of a PNG in base64, each with its number of px. Runs in a page of any engine, and uses nothing outside itself. */
async function colorsInPage(image: string) {
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('This browser draws no images outside the window.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = `${data[at]},${data[at + 1]},${data[at + 2]}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].map(([color, count]) => ({ color: color.split(',').map(Number), count }));
}

/**
 * How well a screenshot shows its shapes: the highest contrast between its most frequent color and any other color of a shape.
 * Computed styles do not show what forced colors replace.
 * @param run runs a function with its argument in a page, which decodes the image.
 * @param image a PNG.
 */
export async function paintedContrast(
  run: (inPage: typeof colorsInPage, image: string) => ReturnType<typeof colorsInPage>,
  image: Buffer,
): Promise<number> {
  const colors = await run(colorsInPage, image.toString('base64'));
  const [ground, ...others] = colors.toSorted((one, other) => other.count - one.count);
  const shapes = others.filter(({ count }) => count >= SHAPE_PX);
  return Math.max(1, ...shapes.map(({ color }) => contrast(color, ground?.color ?? [])));
}

const SLIDER_THUMB_PX = 32;

/** Areas of the stage slider at Seed, the second of four stages. At both ends, the middle of the thumb is half its width inside. */
export function sliderAreas({ x, y, width, height }: Box): Readonly<Record<string, Box>> {
  const middle = y + height / 2;
  const thumb = x + SLIDER_THUMB_PX / 2 + (width - SLIDER_THUMB_PX) / 3;
  return {
    line: { x: x + width - 60, y: middle - 6, width: 30, height: 12 },
    'thumb above the line': { x: thumb - 14, y: middle - 16, width: 28, height: 10 },
  };
}
