import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCache } from '../../../../src/build/sharing/buildCache';
import { drawIcons, manifest } from '../../../../src/build/sharing/icons';

const root = join(import.meta.dirname, '../../../..');

async function icons(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'));
  try {
    const files = await drawIcons(root, buildCache(folder));
    return new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes)]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('there is an icon for old browsers, for home screens and for the manifest, each in its size', async () => {
  const files = await icons();
  const ico = files.get('favicon.ico') ?? Buffer.alloc(0);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  expect(sizeOf(ico.subarray(offset))).toEqual([32, 32]);
  for (const [path, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    expect(sizeOf(files.get(path) ?? Buffer.alloc(0))).toEqual([size, size]);
  }
});

test('the manifest names the icons that exist, and the colors of the page', async () => {
  const content = JSON.parse(manifest().text);
  expect(content).toMatchObject({ name: 'Momentum', start_url: '/', theme_color: '#F3F1E7' });
  const files = await icons();
  const maskable = content.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable');
  expect(maskable.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src } of maskable) expect(files.has(src.slice(1))).toBe(true);
});
