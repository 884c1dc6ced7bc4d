import type { Section } from '../theme/sections';

/**
 * The artwork of posts and case studies: the files `public/art/<name>.svg`, of 800 by 600, each with the section whose color its
 * background has. Each has one dark ink of the same hue, one white part, and colors of its own for the dark scheme.
 */
export const artworks = {
  'case-b2b-saas': 'industries',
  'case-healthtech': 'resources',
  'case-fintech': 'technologies',
  'post-agents': 'technologies',
  'post-knot': 'how',
  'post-positioning': 'resources',
  'post-month-end': 'services',
  'post-renewal': 'contact',
  'post-equity': 'industries',
} as const satisfies Readonly<Record<string, Section>>;

export type Artwork = keyof typeof artworks;

/** Address of an artwork. */
export const artworkAddress = (name: Artwork): string => `/art/${name}.svg`;
