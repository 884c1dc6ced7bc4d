import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARD, drawCards } from '../../../src/build/cards';
import { routeOf } from '../../../src/routes/matchRoute';

const root = join(import.meta.dirname, '../../..');

test('a card is a PNG of 1200 by 630 pixels, different from the others', async () => {
  const files = await drawCards(['/', '/technologies/rag', '/about'].map(routeOf), root);
  expect(files.map(({ path }) => path)).toEqual([
    'cards/index.png',
    'cards/technologies/rag.png',
    'cards/about.png',
  ]);
  for (const { bytes } of files) {
    const png = Buffer.from(bytes);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
  }
  const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  expect(new Set(hashes).size).toBe(files.length);
});

test('a title that does not fit stops the build', async () => {
  const route = { ...routeOf('/about'), title: 'Incomprehensibilities of counterrevolutionaries '.repeat(4) };
  await expect(drawCards([route], root)).rejects.toThrow(/does not fit on its card/);
});
