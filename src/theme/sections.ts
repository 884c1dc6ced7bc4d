import { css } from './stitches.config';
import { sectionPalettes } from './tokens';

/** The six wayfinding colors. A page without one (about, legal, not found) is paper, ink and green. */
export type Section = keyof typeof sectionPalettes;

type Palette = Readonly<Record<string, string>>;

/** `{ line: '#0A6B3B' }` as `{ '--line': '#0A6B3B' }`. */
const properties = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, color]) => [`--${name}`, color]));

/** The five local properties that everything inside a section reads. */
const wayfinding = (section: Section) => {
  const { light, dark } = sectionPalettes[section];
  return { ...properties(light), '@dark': properties(dark) };
};

/** Gives an element and all inside it the colors of a section: `className={sectionColors({ section })}`. */
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

/** The line of a section alone, for menus: every document has those of all sections. */
const line = (section: Section) => {
  const { light, dark } = sectionPalettes[section];
  return { '--line': light.line, '@dark': { '--line': dark.line } };
};

/** Gives an element the line color of a section: `className={sectionLine({ line: section })}`. */
export const sectionLine = css({
  variants: {
    line: {
      industries: line('industries'),
      technologies: line('technologies'),
      how: line('how'),
      services: line('services'),
      resources: line('resources'),
      contact: line('contact'),
    },
  },
});

/** Outside every section: green lines, and the contact colors for fields and figures. */
export const defaultWayfinding = {
  light: { ...properties(sectionPalettes.contact.light), '--line': 'var(--colors-action)' },
  dark: { ...properties(sectionPalettes.contact.dark), '--line': 'var(--colors-action)' },
};
