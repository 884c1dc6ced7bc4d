import { css } from './stitches.config';
import { sectionPalettes } from './tokens';

/** The six section colors. A page without a section (about, legal, not found) uses paper, ink and green. */
export type Section = keyof typeof sectionPalettes;

type Palette = Readonly<Record<string, string>>;

/** `{ line: '#0A6B3B' }` as `{ '--line': '#0A6B3B' }`. */
const properties = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, color]) => [`--${name}`, color]));

/** A style for each section, as variants of a component. */
const bySection = <Style>(styleOf: (section: Section) => Style) =>
  Object.fromEntries(
    Object.keys(sectionPalettes).map((section) => [section, styleOf(section as Section)]),
  ) as Record<Section, Style>;

/** The custom properties that components inside a section use. */
const wayfinding = (section: Section) => {
  const { light, dark } = sectionPalettes[section];
  return { ...properties(light), '@dark': properties(dark) };
};

/** Sets the colors of a section on an element and its descendants: `className={sectionColors({ section })}`. */
export const sectionColors = css({ variants: { section: bySection(wayfinding) } });

/** Only the line color of a section, for menus: every document contains those of all sections. */
const line = (section: Section) => {
  const { light, dark } = sectionPalettes[section];
  return { '--line': light.line, '@dark': { '--line': dark.line } };
};

/** Sets the line color of a section on an element: `className={sectionLine({ line: section })}`. */
export const sectionLine = css({ variants: { line: bySection(line) } });

/** Defaults outside sections: green lines, and the contact colors for fields and figures. */
export const defaultWayfinding = {
  light: { ...properties(sectionPalettes.contact.light), '--line': 'var(--colors-action)' },
  dark: { ...properties(sectionPalettes.contact.dark), '--line': 'var(--colors-action)' },
};
