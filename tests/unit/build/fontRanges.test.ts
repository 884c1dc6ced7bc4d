import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../../src/build/fontFiles';
import { fontRanges, LATIN, siteCharacters } from '../../../src/build/fontRanges';
import { prerenderPage } from '../../../src/build/prerender';
import { routes } from '../../../src/routes/table';

const root = join(import.meta.dirname, '../../..');

test.each([
  '@fontsource-variable/familjen-grotesk',
  '@fontsource/source-serif-4',
  '@fontsource/ibm-plex-mono',
])('the code points are those of the latin file of %s', (name) => {
  const { latin } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'unicode.json'), 'utf8'));
  expect(LATIN).toBe(latin);
});

test('a subset has ASCII and the other characters of the texts, each once and in their order', () => {
  const characters = siteCharacters(['“Café” − “Café”', 'né']);
  expect(characters.slice(0, 0x80)).toMatch(/^[\0-\x7F]{128}$/);
  expect(characters.slice(0x80)).toBe('é“”−');
});

test('a subset has no characters that its font lacks', () => {
  expect(siteCharacters(['Łódź → 東京 😀'])).toBe(siteCharacters(['ó']));
});

test('the range of a subset has its characters, the other range all that are not ASCII', () => {
  const { subset, rest } = fontRanges(siteCharacters(['é', '“”']));
  expect(subset).toBe('U+0-7F,U+E9,U+201C-201D');
  expect(rest).toBe('U+80-FFFF');
});

test('every character of every page is in the subset', async () => {
  const characters = siteCharacters(await readSources(join(root, 'src')));
  const pages = await Promise.all(routes.map(({ path }) => prerenderPage(path)));
  const shown = new Set(pages.join(''));
  expect([...shown].filter((character) => !characters.includes(character))).toEqual([]);
});
