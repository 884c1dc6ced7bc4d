import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artworks } from '../../../src/content/artworks';
import { scenes } from '../../../src/figures/Scene';
import { entriesOf } from '../../../src/lib/lookUp';
import { sectionPalettes } from '../../../src/theme/tokens';

const ART = new URL('../../../public/art/', import.meta.url);

test.each(entriesOf(scenes))(
  'the file of the drawing %s has the size that pages reserve for it',
  (name, size) => {
    const file = readFileSync(new URL(`${name}.svg`, ART), 'utf8');
    expect(file).toContain(`width="${size.width}" height="${size.height}"`);
  },
);

test('every file is listed, and every listed drawing has a file', () => {
  const used = [...Object.keys(scenes), ...Object.keys(artworks)].map((name) => `${name}.svg`);
  expect(
    readdirSync(ART)
      .filter((file) => file.endsWith('.svg'))
      .sort(),
  ).toEqual(used.sort());
});

test.each(entriesOf(artworks))('the artwork %s has the background of the section %s', (name, section) => {
  const file = readFileSync(new URL(`${name}.svg`, ART), 'utf8');
  expect(file).toContain(sectionPalettes[section].light.field);
});

/** A browser stops drawing a path at its first character that is none of these, without a message. */
const PATH = /^[MLHVCSQTAZ\d\s.,+-]*$/i;

test.each(readdirSync(ART, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg')))(
  'the paths of %s have only characters of paths',
  (file) => {
    const paths = [...readFileSync(new URL(file, ART), 'utf8').matchAll(/ d="([^"]*)"/g)];
    expect(paths.length).toBeGreaterThan(0);
    for (const [, path] of paths) expect(path).toMatch(PATH);
  },
);
