import { describe, expect, test } from 'vitest';
import { drawingFiles } from '../../../src/build/drawingFiles';
// It reads the rules of all modules when it is evaluated, before the drawings add theirs.
import '../../../src/build/prerender';
import { technologies } from '../../../src/content/technologies/index';
import { tileDrawings } from '../../../src/figures/TileDrawing';
import { colors, darkColors, sectionPalettes } from '../../../src/theme/tokens';

const files = drawingFiles();

test('every technology has a file for each color scheme, and the bowtie one for the dark surface', () => {
  const paths = files.map(({ path }) => path);
  for (const id of Object.keys(technologies))
    expect(paths).toEqual(
      expect.arrayContaining([`art/schematic-${id}.svg`, `art/schematic-${id}-dark.svg`]),
    );
  expect(paths).toContain('art/bowtie-dark.svg');
  expect(new Set(paths).size).toBe(paths.length);
});

test('every drawing is used', () => {
  for (const name of Object.keys(tileDrawings))
    expect(
      files.some(({ path }) => path.endsWith(`-${name}.svg`)),
      name,
    ).toBe(true);
});

function sectionOf(path: string) {
  if (/bowtie|work/.test(path)) return 'how';
  if (path.includes('strength')) return 'contact';
  return 'technologies';
}

describe.each(files.map(({ path, contents }) => [path, String(contents)] as const))('%s', (path, text) => {
  const [, style = ''] = text.match(/<style>(.*?)<\/style>/s) ?? [];

  test('is a picture of its own, with a size', () => {
    const size = path.includes('bowtie') ? 'width="1440" height="420"' : 'width="214" height="136"';
    expect(text.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" ${size} `)).toBe(true);
  });

  test('has a rule for each of its marks', () => {
    const names = new Set([...text.matchAll(/class="(f-\w+)"/g)].map(([, name]) => name));
    expect(names.size).toBeGreaterThan(1);
    for (const name of names) expect(style).toContain(`.${name}`);
  });

  test('has the ink and the accent of its section in its color scheme', () => {
    const isDark = path.endsWith('-dark.svg');
    const { light, dark } = sectionPalettes[sectionOf(path)];
    if (/class="f-(ink|line|sheet)"/.test(text))
      expect(style).toContain(isDark ? darkColors.ink : colors.ink);
    expect(style).toContain(isDark ? dark.fill : light.fill);
  });

  test('has a color in place of each property', () => {
    expect(style).not.toContain('var(');
  });
});
