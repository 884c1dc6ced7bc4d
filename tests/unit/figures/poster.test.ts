import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { industries } from '../../../src/content/industries/index';
import { phases } from '../../../src/content/phases/index';
import { allServices } from '../../../src/content/services/index';
import { technologies } from '../../../src/content/technologies/index';
import { colors, sectionPalettes } from '../../../src/theme/tokens';

const posters = {
  services: { slugs: Object.keys(allServices), size: '640 400' },
  how: { slugs: Object.keys(phases), size: '640 400' },
  contact: { slugs: ['about', 'careers'], size: '640 400' },
  industries: { slugs: ['industries', 'case-studies', ...Object.keys(industries)], size: '640 560' },
  resources: { slugs: ['guide', 'whitepaper', 'trend-report'], size: '640 560' },
  technologies: { slugs: ['technologies', ...Object.keys(technologies)], size: '640 560' },
} as const;

test('every page with a place for a poster has one, and every poster has a page', () => {
  const pages = Object.values(posters).flatMap(({ slugs }) => slugs);
  expect(readdirSync('public/art/posters').sort()).toEqual(pages.map((slug) => `${slug}.svg`).sort());
});

describe.each(
  Object.entries(posters).flatMap(([section, { slugs, size }]) =>
    slugs.map((slug) => [slug, section as keyof typeof posters, size] as const),
  ),
)('the poster of %s', (slug, section, size) => {
  const text = readFileSync(`public/art/posters/${slug}.svg`, 'utf8');

  test('has the size that pages give it', () => {
    const [width, height] = size.split(' ');
    expect(text).toContain(`viewBox="0 0 ${size}" width="${width}" height="${height}"`);
  });

  test("has cream and the section's color for the dark surface, and no other", () => {
    const used = new Set([...text.matchAll(/"(#[\dA-Fa-f]{3,8})"/g)].map(([, color]) => color));
    // Values of masks.
    const visible = [...used].filter((color) => color !== '#fff' && color !== '#000');
    expect(visible.sort()).toEqual([colors.onNight, sectionPalettes[section].light.night].sort());
  });
});
