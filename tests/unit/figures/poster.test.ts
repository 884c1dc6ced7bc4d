import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { industries } from '../../../src/content/industries/index';
import { technologyPage } from '../../../src/content/pages/detailPages';
import { home } from '../../../src/content/pages/home';
import { phases } from '../../../src/content/phases/index';
import { allServices, shortServices } from '../../../src/content/services/index';
import { detailedTechnologies, technologies } from '../../../src/content/technologies/index';
import { colors, sectionPalettes } from '../../../src/theme/tokens';

const phaseSlugs = Object.keys(phases);

/** Slugs of the posters by the section whose color they have, and by their size. */
const posters = {
  '640 400': {
    services: [...Object.keys(allServices), ...Object.keys(shortServices).map((slug) => `${slug}-call`)],
    how: [...phaseSlugs, ...phaseSlugs.map((slug) => `${slug}-result`)],
    contact: ['careers'],
    technologies: Object.keys(detailedTechnologies).map((slug) => `${slug}-use`),
  },
  '480 560': { services: Object.keys(allServices).map((slug) => `${slug}-work`) },
  '640 560': {
    services: ['services', 'guide'],
    contact: [
      ...home.audiences.map(({ poster }) => poster),
      ...['founder', 'mailbox', 'story', 'contact', 'trend-report'],
    ],
    how: ['how-we-work', 'phase'],
    industries: ['industries', ...Object.keys(industries), 'whitepaper'],
    resources: ['case-studies'],
    technologies: [
      'technologies',
      ...Object.keys(technologies),
      ...Object.keys(technologyPage.firstRelease).map((service) => `builder-${service}`),
    ],
  },
} as const;

const expected = Object.entries(posters).flatMap(([size, sections]) =>
  Object.entries(sections).flatMap(([section, slugs]) =>
    slugs.map((slug) => ({ slug, section: section as keyof typeof sectionPalettes, size })),
  ),
);

test('every place for a poster has one, and every poster has a place', () => {
  expect(readdirSync('public/art/posters').sort()).toEqual(expected.map(({ slug }) => `${slug}.svg`).sort());
});

describe.each(expected)('the poster of $slug', ({ slug, section, size }) => {
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

  test('has no clip within a clip of several shapes, which WebKit does not draw in a mask', () => {
    const several = [...text.matchAll(/<clipPath id="(\w+)">(?:<[^>]+\/>){2,}/g)].map(([, id]) => id);
    for (const id of several)
      expect(text).not.toMatch(new RegExp(`<g clip-path="url\\(#${id}\\)"><[^>]* clip-path`));
  });
});
