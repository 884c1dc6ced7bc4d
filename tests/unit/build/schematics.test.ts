import { describe, expect, test } from 'vitest';
import { schematics } from '../../../src/build/schematics';
import { industries } from '../../../src/content/industries/index';
import { technologies } from '../../../src/content/technologies/index';
import { colors, darkColors, sectionPalettes } from '../../../src/theme/tokens';

const files = schematics();

test('every industry and every technology has a file for each color scheme', () => {
  expect(files.map(({ path }) => path).sort()).toEqual(
    [...Object.keys(industries), ...Object.keys(technologies)]
      .flatMap((id) => [`art/schematic-${id}.svg`, `art/schematic-${id}-dark.svg`])
      .sort(),
  );
});

describe.each(files.map(({ path, contents }) => [path, String(contents)] as const))('%s', (path, text) => {
  const [, style = ''] = text.match(/<style>(.*?)<\/style>/s) ?? [];

  test('is a picture of its own, with a size', () => {
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="214" height="136" /);
  });

  test('has a rule for each of its marks', () => {
    const names = new Set([...text.matchAll(/class="(f-\w+)"/g)].map(([, name]) => name));
    expect(names.size).toBeGreaterThan(1);
    for (const name of names) expect(style).toContain(`.${name}`);
  });

  test('has the ink and the accent of its section in its color scheme', () => {
    const isDark = path.endsWith('-dark.svg');
    const isIndustry = Object.keys(industries).some((id) => path.includes(`-${id}`));
    const { light, dark } = sectionPalettes[isIndustry ? 'industries' : 'technologies'];
    expect(style).toContain(isDark ? darkColors.ink : colors.ink);
    expect(style).toContain(isDark ? dark.fill : light.fill);
  });

  test('has a color in place of each property', () => {
    expect(style).not.toContain('var(');
  });
});
