import { css } from './stitches.config';
import { lightDark, sectionPalettes } from './tokens';

/** The six section colors. A page without a section (about, legal, not found) uses paper, ink and green. */
export type Section = keyof typeof sectionPalettes;

function palette(section: Section) {
  const { light, dark } = sectionPalettes[section];
  return lightDark(light, dark);
}

/**
 * The custom properties that components inside a section use, besides the color of lines. `--deep` is the same color, for
 * surfaces inside those that redefine `--line`.
 */
function areas(section: Section) {
  const { line, field, tint, fill, night } = palette(section);
  return { '--deep': line, '--field': field, '--tint': tint, '--fill': fill, '--night': night };
}

const classBySection = (styleOf: (section: Section) => Record<string, string>) =>
  Object.fromEntries(
    Object.keys(sectionPalettes).map((section) => [section, css(styleOf(section as Section))]),
  ) as Record<Section, ReturnType<typeof css>>;

const lines = classBySection((section) => ({ '--line': palette(section).line }));
const sectionAreas = classBySection(areas);

/** Sets the line color of a section on an element, for menus, which contain all sections. */
export const sectionLine = (section: Section): string => lines[section]().toString();

/** Sets the colors of a section on an element and its descendants: `className={sectionColors(section)}`. */
export const sectionColors = (section: Section): string =>
  `${sectionLine(section)} ${sectionAreas[section]()}`;

/** Defaults outside sections: green lines, and the contact colors for fields and figures. */
export const defaultWayfinding = { '--line': 'var(--colors-action)', ...areas('contact') };
