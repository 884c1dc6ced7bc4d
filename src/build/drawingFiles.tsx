import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aboutText } from '../content/pages/about';
import { careersText } from '../content/pages/careers';
import { phases } from '../content/phases/index';
import type { DrawnText, TitledText } from '../content/summary';
import { type ColorScheme, type DrawingName, type DrawingUse, drawingPath } from '../figures/DrawingFile';
import { lineMarks, SCHEMATIC_SIZE, slatMarks } from '../figures/Figure';
import { SchematicFigure } from '../figures/SchematicFigure';
import { NIGHT_BOWTIE_PATH, SIDES_BOWTIE_SIZE, SidesBowtie } from '../figures/SidesBowtie';
import { TileDrawing } from '../figures/TileDrawing';
import { technologySchematics } from '../figures/technologySchematics';
import { keysOf } from '../lib/lookUp';
import { MUTE_PERCENT, shade } from '../theme/surfaces';
import { colors, darkColors, sectionPalettes } from '../theme/tokens';
import type { SiteFile } from './files';

/** The colors of a drawing: the local properties of a figure's root (`figures/Figure.tsx`). */
type FigureColors = Readonly<Record<'ink' | 'accent' | 'tint' | 'paper' | 'mute', string>>;

/** `strokeWidth` as `stroke-width`. */
const hyphenated = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The rules of the drawing vocabulary as the pages have them, without the class of the root. */
const vocabularyRules = Object.entries({ ...slatMarks, ...lineMarks }).map(([selector, style]) => {
  const declarations = Object.entries(style).map(([property, value]) => `${hyphenated(property)}:${value}`);
  return `${selector.replaceAll('& ', '')}{${declarations.join(';')}}`;
});

/**
 * The rules for the marks of a drawing that is a file of its own, with colors in place of custom properties.
 * @param drawing the markup, whose marks are those that get a rule.
 */
function figureRules(drawing: string, values: Readonly<Record<string, string>>): string {
  const used = new Set([...drawing.matchAll(/class="(f-\w+)"/g)].map(([, name]) => name));
  return vocabularyRules
    .filter((rule) => [...rule.matchAll(/\.(f-\w+)/g)].some(([, name]) => used.has(name)))
    .join('')
    .replace(/var\(--fig-(\w+)\)/g, (property, name) => values[name] ?? property);
}

type DrawingSection = 'technologies' | 'how' | 'contact';

/** The colors of a drawing in a section. */
function pageColors(section: DrawingSection, scheme: ColorScheme): FigureColors {
  const { ink, paper } = scheme === 'dark' ? { ...colors, ...darkColors } : colors;
  const { fill, tint } = sectionPalettes[section][scheme];
  return {
    ink,
    paper,
    mute: shade(fill, MUTE_PERCENT, tint),
    accent: fill,
    // The ground can be the tint itself.
    tint: shade(fill, 20, tint),
  };
}

/** A drawing as a file: the markup and the rules of the figure on a page, with the colors that a page would give it. */
function drawFile(
  figure: ReactElement,
  figureColors: FigureColors,
  { width, height }: Readonly<Record<'width' | 'height', number>> = SCHEMATIC_SIZE,
): string {
  const markup = renderToStaticMarkup(figure);
  const rules = figureRules(markup, figureColors);
  return `${markup
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace('>', `><style>${rules}</style>`)}\n`;
}

const drawBoth = (section: DrawingSection, name: DrawingName, figure: ReactElement): readonly SiteFile[] =>
  (['light', 'dark'] as const).map((scheme) => ({
    path: drawingPath(name, scheme).slice(1),
    contents: drawFile(figure, pageColors(section, scheme)),
  }));

/** The tiles of all pages with a drawing, by its use. */
const uses = {
  work: { section: 'how', tiles: Object.values(phases).flatMap(({ text }) => text().work) },
  strength: { section: 'contact', tiles: [...aboutText.advantages.items, ...careersText().looksFor.items] },
} satisfies Readonly<
  Record<DrawingUse, { section: DrawingSection; tiles: readonly (TitledText | DrawnText)[] }>
>;

/** The drawings that pages show far below their first window. */
export const drawingFiles = (): readonly SiteFile[] => [
  ...keysOf(technologySchematics).flatMap((id) =>
    drawBoth('technologies', `schematic-${id}`, <SchematicFigure id={id} />),
  ),
  ...keysOf(uses).flatMap((use) =>
    [...new Set(uses[use].tiles.flatMap((tile) => ('drawing' in tile ? tile.drawing : [])))].flatMap((id) =>
      drawBoth(uses[use].section, `${use}-${id}`, <TileDrawing name={id} />),
    ),
  ),
  {
    path: NIGHT_BOWTIE_PATH.slice(1),
    contents: drawFile(<SidesBowtie />, pageColors('how', 'dark'), SIDES_BOWTIE_SIZE),
  },
];
