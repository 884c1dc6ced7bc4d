import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CARD, drawCards } from '../../../src/build/cards';
import { routeOf } from '../../../src/routes/matchRoute';

test('a card is a PNG of 1200 by 630 pixels, different from the others', async () => {
  const files = await drawCards(['/', '/technologies/rag', '/about'].map(routeOf));
  expect(files.map(({ path }) => path)).toEqual([
    'cards/index.png',
    'cards/technologies/rag.png',
    'cards/about.png',
  ]);
  for (const { contents } of files) {
    const png = Buffer.from(contents);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
  }
  const hashes = files.map(({ contents }) => createHash('sha256').update(contents).digest('hex'));
  expect(new Set(hashes).size).toBe(files.length);
});

test('a title that does not fit stops the build', async () => {
  const route = { ...routeOf('/about'), title: 'Incomprehensibilities of counterrevolutionaries '.repeat(4) };
  await expect(drawCards([route])).rejects.toThrow(/does not fit on its card/);
});
