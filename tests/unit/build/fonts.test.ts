import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeFonts, readSources, siteCharacters } from '../../../src/build/fonts';
import { prerenderPage } from '../../../src/build/prerender';
import { routes } from '../../../src/routes/table';
import { files, sourceOf } from '../../support/sourceFiles';

test('the characters of the site are those of its texts that are not ASCII, each once and in order', () => {
  expect(siteCharacters(['“Café” − “Café”', 'né'])).toEqual(['é', '“', '”', '−']);
});

describe('the characters of all pages', async () => {
  const pages = await Promise.all(routes.map(({ path }) => prerenderPage(path)));
  const shown = [...new Set(pages.join(''))].filter((character) => character > '\x7F');

  test('are those of the sources', async () => {
    const characters = siteCharacters(await readSources('src'));
    expect(shown.filter((character) => !characters.includes(character))).toEqual([]);
  });

  test.each([
    '@fontsource-variable/familjen-grotesk',
    '@fontsource/source-serif-4',
    '@fontsource/ibm-plex-mono',
  ])('are in the file of %s', (name) => {
    const { latin }: { latin: string } = JSON.parse(
      readFileSync(`node_modules/${name}/unicode.json`, 'utf8'),
    );
    const ranges = latin.split(',').map((range) =>
      range
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16)),
    );
    const has = (codePoint: number) =>
      ranges.some(([first = 0, last = first]) => codePoint >= first && codePoint <= last);
    expect(shown.filter((character) => !has(character.codePointAt(0) ?? 0))).toEqual([]);
  });
});

test('the name of a font changes with its characters', async () => {
  const monoFont = async (characters: readonly string[]) =>
    (await makeFonts(characters, '')).files.find(({ path }) => path.includes('mono'))?.path;
  const plain = await monoFont([]);
  expect(await monoFont([])).toBe(plain);
  expect(await monoFont(['é', 'ê'])).not.toBe(plain);
});

test('the rules refer to the files below the path of the site; those of headings and running text are preloaded', async () => {
  const { files: written, rules, preloaded } = await makeFonts(['é'], '/site');
  expect(rules.match(/(?<=url\(")[^"]*/g)).toEqual(written.map(({ path }) => `/site/${path}`));
  expect(preloaded).toEqual([
    expect.stringMatching(/^\/site\/assets\/familjen-grotesk-/),
    expect.stringMatching(/^\/site\/assets\/source-serif-4-/),
  ]);
});

test('styles use no OpenType feature that the fonts lack', () => {
  const used = files
    .filter((file) => file.startsWith('src/') && !file.startsWith('src/build/'))
    .flatMap((file) => sourceOf(file).match(/font(?:Variant|Feature)\w*: '[^']*'/g) ?? []);
  expect([...new Set(used)]).toEqual(["fontVariantNumeric: 'tabular-nums'"]);
});
