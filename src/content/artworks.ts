/**
 * The artwork of posts and case studies: the files `public/art/<name>.svg`, of 800 by 600. Each has one background color, one dark
 * ink of the same hue, one white part, and colors of its own for the dark scheme.
 */
export const artworks = [
  'case-b2b-saas',
  'case-healthtech',
  'case-fintech',
  'post-agents',
  'post-knot',
  'post-positioning',
  'post-month-end',
  'post-renewal',
  'post-equity',
] as const;

/** Address of an artwork. */
export const artworkAddress = (name: (typeof artworks)[number]): string => `/art/${name}.svg`;
