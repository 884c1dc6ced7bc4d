import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { encodePng } from '../../../../src/build/sharing/png';

/** The pixels of a PNG file, as the renderer's decoder reads them. */
function decode(png: Uint8Array, width: number, height: number): readonly (readonly number[])[] {
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image image-rendering="optimizeSpeed" width="${width}" height="${height}" href="${source}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: width * height }, (_, pixel) => [...pixels.subarray(pixel * 4, pixel * 4 + 4)]);
}

test('every color of a picture with few colors is exact, opacity included', () => {
  const colors = [
    [255, 0, 0, 255],
    [243, 241, 231, 255],
    [16, 25, 21, 255],
    [0, 0, 0, 0],
  ];
  const pixels = [0, 1, 2, 2, 3, 0].map((index) => colors[index] ?? []);
  const png = encodePng({ width: 3, height: 2, rgba: Uint8Array.from(pixels.flat()) });
  expect(decode(png, 3, 2)).toEqual(pixels);
});

test('of more than 256 colors, frequent ones stay exact and rare ones become their nearest', () => {
  const width = 400;
  const shades = Array.from({ length: width }, (_, index) => [index % 256, index < 256 ? 0 : 1, 200, 255]);
  const frequent = Array.from({ length: width }, () => [243, 241, 231, 255]);
  const png = encodePng({ width, height: 2, rgba: Uint8Array.from([...shades, ...frequent].flat()) });
  const decoded = decode(png, width, 2);
  expect(decoded.slice(width)).toEqual(frequent);
  for (const [index, [red = 0, green = 0, blue, opacity]] of decoded.slice(0, width).entries()) {
    expect(Math.abs(red - (index % 256))).toBeLessThanOrEqual(2);
    expect(green).toBeLessThanOrEqual(1);
    expect([blue, opacity]).toEqual([200, 255]);
  }
});
