import { renderToStaticMarkup } from 'react-dom/server';
import { SCHEMATIC_SIZE } from '../figures/Figure';
import { IndustryFigure } from '../figures/IndustryFigure';
import { industrySchematics } from '../figures/industrySchematics';
import { type ColorScheme, schematicPath } from '../figures/SchematicPicture';
import { isKeyOf } from '../lib/lookUp';
import { colors, darkColors, sectionPalettes } from '../theme/tokens';
import { type FigureColors, figureRules } from './figureRules';
import type { SiteFile } from './files';

/** The colors that a page gives a drawing, on its ground and in the section of industries. */
function pageColors(scheme: ColorScheme): FigureColors {
  const { ink, paper, mute } = scheme === 'dark' ? { ...colors, ...darkColors } : colors;
  const { fill, tint } = sectionPalettes.industries[scheme];
  return { ink, paper, mute, accent: fill, tint };
}

/** A schematic as a file: the markup and the rules of the figure on a page, with the colors that a page would give it. */
function drawSchematic(id: keyof typeof industrySchematics, scheme: ColorScheme): string {
  const markup = renderToStaticMarkup(<IndustryFigure id={id} />);
  const { width, height } = SCHEMATIC_SIZE;
  const rules = figureRules(markup, pageColors(scheme));
  return `${markup
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace('>', `><style>${rules}</style>`)}\n`;
}

/** The schematics of all industries, which the home page shows far below its first window. */
export const schematics = (): readonly SiteFile[] =>
  Object.keys(industrySchematics)
    .filter((id) => isKeyOf(industrySchematics, id))
    .flatMap((id) =>
      (['light', 'dark'] as const).map((scheme) => ({
        path: schematicPath(id, scheme).slice(1),
        contents: drawSchematic(id, scheme),
      })),
    );
