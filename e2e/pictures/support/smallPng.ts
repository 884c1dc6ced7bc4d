import { Resvg } from '@resvg/resvg-js';
import { encodePng, type Pixels } from './png';

/** Positions in the header of a PNG file. */
const WIDTH_OFFSET = 16;
const HEIGHT_OFFSET = 20;

function decodePng(png: Buffer): Pixels {
  const size = `width="${png.readUInt32BE(WIDTH_OFFSET)}" height="${png.readUInt32BE(HEIGHT_OFFSET)}"`;
  const image = `<image ${size} image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const { width, height, pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`,
    { font: { loadSystemFonts: false } },
  ).render();
  return { width, height, rgba: pixels };
}

/** Half as wide and high: each pixel is the mean of four. */
function halve({ width, height, rgba }: Pixels): Pixels {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const means = new Uint8Array(half.width * half.height * 4);
  for (let index = 0; index < means.length; index += 1) {
    const pixel = Math.floor(index / 4);
    const first = (Math.floor(pixel / half.width) * 2 * width + (pixel % half.width) * 2) * 4 + (index % 4);
    let sum = 0;
    for (const offset of [0, 4, width * 4, width * 4 + 4]) sum += rgba[first + offset] ?? 0;
    means[index] = Math.round(sum / 4);
  }
  return { ...half, rgba: means };
}

/** Largest difference of a merged color, summed over red, green and blue. */
const NEAR = 40;

const isNear = (first: number, second: number): boolean =>
  Math.abs((first >>> 24) - (second >>> 24)) +
    Math.abs(((first >>> 16) & 255) - ((second >>> 16) & 255)) +
    Math.abs(((first >>> 8) & 255) - ((second >>> 8) & 255)) <=
  NEAR;

/** Merges the shades on the edges of letters with a more frequent color near them. Flat colors stay exact. */
function mergeShades({ width, height, rgba }: Pixels): Pixels {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const counts = new Map<number, number>();
  for (let byte = 0; byte < rgba.length; byte += 4) {
    const color = view.getUint32(byte);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const kept: number[] = [];
  const replacements = new Map<number, number>();
  for (const [color] of [...counts].sort(([, first], [, second]) => second - first)) {
    const near = kept.find((other) => isNear(color, other));
    if (near === undefined) kept.push(color);
    replacements.set(color, near ?? color);
  }
  const merged = new DataView(new ArrayBuffer(rgba.length));
  for (let byte = 0; byte < rgba.length; byte += 4)
    merged.setUint32(byte, replacements.get(view.getUint32(byte)) ?? 0);
  return { width, height, rgba: new Uint8Array(merged.buffer) };
}

/** A screenshot as it is stored: with a palette, and at half its size if it is of a whole page. */
export function smallPng(screenshot: Buffer, isHalved: boolean): Buffer {
  const pixels = decodePng(screenshot);
  return Buffer.from(encodePng(mergeShades(isHalved ? halve(pixels) : pixels)));
}
