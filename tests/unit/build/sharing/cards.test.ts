import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildCache, buildCache } from '../../../../src/build/sharing/buildCache';
import { layOutCard, type MeasureText } from '../../../../src/build/sharing/cardDesign';
import { cardFigure } from '../../../../src/build/sharing/cardFigures';
import { cardFonts } from '../../../../src/build/sharing/cardFonts';
import { CARD, cardAlternative, cardPath } from '../../../../src/build/sharing/cardPath';
import { drawCards, textMeasure } from '../../../../src/build/sharing/cards';
import { routeOf } from '../../../../src/routes/matchRoute';
import { routes } from '../../../../src/routes/table';
import type { Route } from '../../../../src/routes/types';

const root = join(import.meta.dirname, '../../../..');
const all: readonly Route[] = routes;
/** One of each place of the figure, and one with a picture. */
const samples = ['/', '/technologies/rag', '/about'].map(routeOf);

let folder = '';
let cache: BuildCache;
let measureText: MeasureText;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
  cache = buildCache(folder);
  measureText = textMeasure(await cardFonts(root, cache));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(all.map((route) => ({ path: route.path, route })))('the card of $path', ({ route }) => {
  test('shows the whole title, and no line leaves its place', () => {
    const figure = cardFigure(route, root);
    const { title, label, wordmark, box } = layOutCard(route, figure, measureText);
    expect(title.map(({ text }) => text).join(' ')).toBe(route.title);
    for (const { text, x, y, size, tracking } of [...title, label, wordmark]) {
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(x + measureText(text, size, tracking)).toBeLessThanOrEqual(box.x + box.width + 0.5);
      expect(y - size * 0.8).toBeGreaterThanOrEqual(box.y - 1);
      expect(y).toBeLessThanOrEqual(box.y + box.height);
    }
    const [first] = title;
    expect(first?.size).toBeGreaterThanOrEqual(56);
    expect((first?.y ?? 0) - (first?.size ?? 0) * 0.8).toBeGreaterThan(wordmark.y);
  });

  test('has a text alternative with everything that is written on it', () => {
    const { title, label, wordmark } = layOutCard(route, cardFigure(route, root), measureText);
    for (const { text } of [...title, label, wordmark]) expect(cardAlternative(route)).toContain(text);
  });
});

test('a title that does not fit stops the build', () => {
  const route = { ...routeOf('/about'), title: 'Incomprehensibilities of counterrevolutionaries '.repeat(4) };
  expect(() => layOutCard(route, cardFigure(route, root), measureText)).toThrow(/does not fit on its card/);
});

test('every route has its own figure or title: no two cards are alike', () => {
  const drawings = all.map((route) =>
    JSON.stringify([cardFigure(route, root).drawings, route.title, route.section]),
  );
  expect(new Set(drawings).size).toBe(all.length);
  expect(new Set(all.map(cardPath)).size).toBe(all.length);
});

describe('a card as a file', () => {
  test('is a PNG of 1200 by 630 pixels and less than 200 KB, different from the others', async () => {
    const files = await drawCards(samples, root, cache);
    expect(files.map(({ path }) => path)).toEqual([
      'cards/index.png',
      'cards/technologies/rag.png',
      'cards/about.png',
    ]);
    for (const { bytes } of files) {
      const view = Buffer.from(bytes);
      expect(view.subarray(1, 4).toString()).toBe('PNG');
      expect([view.readUInt32BE(16), view.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
      expect(bytes.length).toBeLessThan(200_000);
    }
    const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(hashes).size).toBe(files.length);
  });

  test('is rendered once: a second build reads it', async () => {
    const made: string[] = [];
    const watched: BuildCache = {
      path: (name, make) =>
        cache.path(name, () => {
          made.push(name);
          return make();
        }),
    };
    await drawCards(samples, root, watched);
    expect(made).toEqual([]);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });
});
