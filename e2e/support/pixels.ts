import type { Box } from './test';

/** Least contrast of a control or its state with what is next to it (WCAG 2.2, 1.4.11). */
export const MIN_CONTRAST = 3;
/** So many px of one color are a shape, fewer are the blended pixels of its edges. */
const SHAPE_PX = 4;

/** A PNG in base64, and how many px of one color are a shape. */
type Painted = readonly [image: string, least: number];

/**
 * The highest contrast (WCAG 2.2, from 1 to 21) between the most frequent color of a PNG and any other color that covers at
 * least some pixels. Runs in a page of any engine, and uses nothing outside itself.
 */
async function contrastInPage([image, least]: Painted): Promise<number> {
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
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = color.split(',').map((value) => {
      const part = Number(value) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [[ground = ''] = [], ...others] = [...counts].toSorted(([, one], [, other]) => other - one);
  const contrasts = others
    .filter(([, count]) => count >= least)
    .map(([color]) => {
      const [high = 0, low = 0] = [luminance(color), luminance(ground)].toSorted((one, other) => other - one);
      return (high + 0.05) / (low + 0.05);
    });
  return Math.max(1, ...contrasts);
}

/**
 * How well a screenshot shows its shapes, from 1 to 21: computed styles do not show what forced colors replace.
 * @param run runs a function with its argument in a page, which decodes the image.
 * @param image a PNG.
 */
export const paintedContrast = (
  run: (inPage: typeof contrastInPage, painted: Painted) => Promise<number>,
  image: Buffer,
): Promise<number> => run(contrastInPage, [image.toString('base64'), SHAPE_PX]);

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
