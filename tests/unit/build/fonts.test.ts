import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSubset, LATIN, makeFonts, readSources, siteCharacters } from '../../../src/build/fonts';
import { prerenderPage } from '../../../src/build/prerender';
import { routes } from '../../../src/routes/table';
import { files, sourceOf } from '../../support/sourceFiles';

const MONO = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';

test.each([
  '@fontsource-variable/familjen-grotesk',
  '@fontsource/source-serif-4',
  '@fontsource/ibm-plex-mono',
])('the code points are those of the latin file of %s', (name) => {
  const { latin } = JSON.parse(readFileSync(`node_modules/${name}/unicode.json`, 'utf8'));
  expect(LATIN).toBe(latin);
});

test('the characters of the site are those of its texts that are not ASCII, each once and in order', () => {
  expect(siteCharacters(['“Café” − “Café”', 'né'])).toEqual(['é', '“', '”', '−']);
});

test('characters that the fonts lack are left out', () => {
  expect(siteCharacters(['Łódź → 東京 😀'])).toEqual(['ó']);
});

test('every character of every page is in the subset', async () => {
  const characters = siteCharacters(await readSources('src'));
  const pages = await Promise.all(routes.map(({ path }) => prerenderPage(path)));
  const shown = new Set(pages.join(''));
  expect([...shown].filter((character) => character > '\x7F' && !characters.includes(character))).toEqual([]);
});

test('a font has a whole file and a smaller one, whose name changes with its characters', async () => {
  const monoFiles = async (characters: readonly string[]) =>
    (await makeFonts(characters, '')).files.filter(({ path }) => path.includes('mono'));
  const [whole, subset] = await monoFiles([]);
  expect(whole?.contents.length).toBe(statSync(`node_modules/${MONO}`).size);
  expect(subset?.path).toSatisfy(isSubset);
  expect(subset?.contents.length).toBeLessThan(8_000);
  expect(await monoFiles([])).toEqual([whole, subset]);

  const [sameWhole, larger] = await monoFiles(['é', 'ê']);
  expect(sameWhole).toEqual(whole);
  expect(larger?.path).not.toBe(subset?.path);
  expect(larger?.contents.length).toBeGreaterThan(subset?.contents.length ?? 0);
});

test('the rules refer to the files below the path of the site, with their characters', async () => {
  const { files: written, rules, preloaded } = await makeFonts(['é', '“'], '/site');
  const rangeOf = (path: string) =>
    rules.match(new RegExp(`url\\("/site/${path}"\\)[^}]*unicode-range:([^}]*)`))?.[1];
  for (const { path } of written)
    expect(rangeOf(path)).toBe(isSubset(path) ? 'U+0-7F,U+E9,U+201C' : 'U+80-FFFF');
  expect(preloaded).toEqual([
    expect.stringMatching(/^\/site\/assets\/familjen-grotesk-subset-/),
    expect.stringMatching(/^\/site\/assets\/source-serif-4-subset-/),
  ]);
});

test('styles use no OpenType feature that the subset lacks', () => {
  const used = files
    .filter((file) => file.startsWith('src/') && !file.startsWith('src/build/'))
    .flatMap((file) => sourceOf(file).match(/font(?:Variant|Feature)\w*: '[^']*'/g) ?? []);
  expect([...new Set(used)]).toEqual(["fontVariantNumeric: 'tabular-nums'"]);
});
