import { css } from './stitches.config';

/** The six wayfinding colours. A page without one (about, legal, not found) is paper, ink and green. */
export const sections = ['industries', 'technologies', 'how', 'services', 'resources', 'contact'] as const;
export type Section = (typeof sections)[number];

/** The five local properties that everything inside a section reads. */
const wayfinding = (section: Section) => ({
  '--line': `var(--colors-${section}Line)`,
  '--field': `var(--colors-${section}Field)`,
  '--tint': `var(--colors-${section}Tint)`,
  '--fill': `var(--colors-${section}Fill)`,
  '--night': `var(--colors-${section}Night)`,
});

/** Gives an element and all inside it the colours of a section: `className={sectionColors({ section })}`. */
export const sectionColors = css({
  variants: {
    section: {
      industries: wayfinding('industries'),
      technologies: wayfinding('technologies'),
      how: wayfinding('how'),
      services: wayfinding('services'),
      resources: wayfinding('resources'),
      contact: wayfinding('contact'),
    },
  },
});

/** Outside every section: green lines, and the contact colours for fields and figures. */
export const defaultWayfinding = { ...wayfinding('contact'), '--line': 'var(--colors-action)' };
