import type { Section } from '../theme/sections';

/** The parameters of one artwork: the rule that draws it, the hue of its background, and a seed. */
export interface Artwork {
  readonly kind: 'slats' | 'rings' | 'steps' | 'isobars' | 'field' | 'weave' | 'wedges' | 'ledger' | 'arcs';
  readonly palette: Section;
  readonly seed: number;
}

/** The drawn images by name; the build writes each to `/art/<name>.svg`. */
export const artworks = {
  'case-b2b-saas': { kind: 'steps', palette: 'industries', seed: 0 },
  'case-healthtech': { kind: 'field', palette: 'resources', seed: 7 },
  'case-fintech': { kind: 'rings', palette: 'technologies', seed: 0 },
  'post-agents': { kind: 'isobars', palette: 'technologies', seed: 3 },
  'post-knot': { kind: 'slats', palette: 'how', seed: 5 },
  'post-positioning': { kind: 'weave', palette: 'resources', seed: 0 },
  'post-month-end': { kind: 'ledger', palette: 'services', seed: 9 },
  'post-renewal': { kind: 'arcs', palette: 'contact', seed: 4 },
  'post-equity': { kind: 'wedges', palette: 'industries', seed: 2 },
} as const satisfies Record<string, Artwork>;

/** Address of an artwork. */
export const artworkAddress = (name: keyof typeof artworks): string => `/art/${name}.svg`;

/** Addresses of the drawn people, which the build writes as well. */
export const people = { founder: '/art/founder.svg', team: '/art/team.svg' } as const;
