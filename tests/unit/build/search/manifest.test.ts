import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../../../../src/build/search/manifest';

const folder = join(import.meta.dirname, '../../../../public');

test('the manifest names icons that exist in their sizes, and the colors of the page', () => {
  const content = JSON.parse(manifest());
  expect(content).toMatchObject({ name: 'Momentum', start_url: '/', theme_color: '#F3F1E7' });
  const maskable = content.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable');
  expect(maskable).toHaveLength(2);
  for (const { src, sizes } of maskable) {
    const png = readFileSync(join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
