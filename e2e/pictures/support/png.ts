import { deflateSync } from 'node:zlib';

/** Pixels in rows, four bytes each: red, green, blue and opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

/** The checksum of a chunk (PNG specification, annex D). */
function crc(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length);
  frame.set(body, 4);
  frame.writeUInt32BE(crc(body), body.length + 4);
  return frame;
}

const MOST_COLORS = 256;

const channels = (color: number) => [color >>> 24, (color >>> 16) & 0xff, (color >>> 8) & 0xff, color & 0xff];

function distance(first: number, second: number): number {
  const other = channels(second);
  return channels(first).reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
}

/** How often each color occurs. Neighbors are mostly equal, so that runs are counted and not pixels. */
function countColors(colors: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let end = 1; end <= colors.length; end += 1) {
    const color = colors[start] ?? 0;
    if (colors[end] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

/**
 * The colors of a picture, at most 256, and the index of each color among them. The most frequent ones stay exact; a rare
 * one, a shade on the edge of a shape, becomes the nearest of them.
 */
function paletteOf(colors: Uint32Array) {
  const byFrequency = [...countColors(colors)]
    .sort(([, first], [, second]) => second - first)
    .map(([color]) => color);
  const palette = byFrequency.slice(0, MOST_COLORS);
  const indexes = new Map(palette.map((color, index) => [color, index]));
  for (const color of byFrequency.slice(MOST_COLORS)) {
    const distances = palette.map((candidate) => distance(color, candidate));
    indexes.set(color, distances.indexOf(Math.min(...distances)));
  }
  return { palette, indexes };
}

/** Each row begins with the number of its filter; indexes are best left unfiltered. */
function indexedRows(colors: Uint32Array, width: number, indexes: ReadonlyMap<number, number>): Uint8Array {
  const rows = new Uint8Array(colors.length + colors.length / width);
  let previous = -1;
  let index = 0;
  for (let pixel = 0; pixel < colors.length; pixel += 1) {
    const color = colors[pixel] ?? 0;
    if (color !== previous) index = indexes.get(color) ?? 0;
    previous = color;
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  return rows;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each pixel, an index into the palette. */
const INDEXED = [8, 3, 0, 0, 0];

/**
 * A PNG file with a palette: a third of the size of one in full color, which is what the renderer writes. Drawings in flat
 * colors lose nothing.
 */
export function encodePng({ width, height, rgba }: Pixels): Uint8Array {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const colors = new Uint32Array(width * height);
  for (let pixel = 0; pixel < colors.length; pixel += 1) colors[pixel] = view.getUint32(pixel * 4);
  const { palette, indexes } = paletteOf(colors);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set(INDEXED, 8);
  const opacities = palette.map((color) => color & 0xff);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((color) => channels(color).slice(0, 3)))),
    ...(opacities.some((opacity) => opacity < 255) ? [chunk('tRNS', Uint8Array.from(opacities))] : []),
    chunk('IDAT', deflateSync(indexedRows(colors, width, indexes), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
