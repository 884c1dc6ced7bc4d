import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SCHEMATIC_SIZE } from '../figures/Figure';
import { IndustryFigure } from '../figures/IndustryFigure';
import type { FigureId } from '../figures/ids';
import { industrySchematics } from '../figures/industrySchematics';
import { type ColorScheme, schematicPath } from '../figures/SchematicPicture';
import { TechnologyFigure } from '../figures/TechnologyFigure';
import { technologySchematics } from '../figures/technologySchematics';
import { entriesOf } from '../lib/lookUp';
import { colors, darkColors, sectionPalettes } from '../theme/tokens';
import { type FigureColors, figureRules } from './figureRules';
import type { SiteFile } from './files';

type SchematicSection = 'industries' | 'technologies';

/** The colors that a page gives a drawing, on its ground and in a section. */
function pageColors(section: SchematicSection, scheme: ColorScheme): FigureColors {
  const { ink, paper, mute } = scheme === 'dark' ? { ...colors, ...darkColors } : colors;
  const { fill, tint } = sectionPalettes[section][scheme];
  return { ink, paper, mute, accent: fill, tint };
}

/** A schematic as a file: the markup and the rules of the figure on a page, with the colors that a page would give it. */
function drawSchematic(figure: ReactElement, figureColors: FigureColors): string {
  const markup = renderToStaticMarkup(figure);
  const { width, height } = SCHEMATIC_SIZE;
  const rules = figureRules(markup, figureColors);
  return `${markup
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace('>', `><style>${rules}</style>`)}\n`;
}

const drawBoth = (id: FigureId, figure: ReactElement, section: SchematicSection): readonly SiteFile[] =>
  (['light', 'dark'] as const).map((scheme) => ({
    path: schematicPath(id, scheme).slice(1),
    contents: drawSchematic(figure, pageColors(section, scheme)),
  }));

/** The schematics of all industries and technologies, which the home page shows far below its first window. */
export const schematics = (): readonly SiteFile[] => [
  ...entriesOf(industrySchematics).flatMap(([id]) => drawBoth(id, <IndustryFigure id={id} />, 'industries')),
  ...entriesOf(technologySchematics).flatMap(([id]) =>
    drawBoth(id, <TechnologyFigure id={id} />, 'technologies'),
  ),
];
