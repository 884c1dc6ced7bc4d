import { renderToStaticMarkup } from 'react-dom/server';
import { Figure, SCHEMATIC_SIZE } from '../figures/Figure';
import { industrySchematics } from '../figures/industrySchematics';
import { type FigureId, SchematicFigure } from '../figures/SchematicFigure';
import { type ColorScheme, schematicPath } from '../figures/SchematicPicture';
import { technologySchematics } from '../figures/technologySchematics';
import { keysOf } from '../lib/lookUp';
import { getCssText } from '../theme/stitches.config';
import { colors, darkColors, sectionPalettes } from '../theme/tokens';
import type { SiteFile } from './files';

/** The colors of a drawing: the local properties of a figure's root (`figures/Figure.tsx`). */
type FigureColors = Readonly<Record<'ink' | 'accent' | 'tint' | 'paper' | 'mute', string>>;

let siteRules: readonly string[] | undefined;

/** The rules of the drawing vocabulary as the pages have them, without the class of the root. */
function vocabularyRules(): readonly string[] {
  const [, className = ''] =
    renderToStaticMarkup(<Figure viewBox="0 0 1 1">{null}</Figure>).match(/class="([\w-]+)/) ?? [];
  const root = `.${className} `;
  const rules = getCssText().match(/[^{}]+\{[^{}]*\}/g) ?? [];
  return rules.filter((rule) => rule.startsWith(`${root}.f-`)).map((rule) => rule.replaceAll(root, ''));
}

/**
 * The rules for the marks of a drawing that is a file of its own, with colors in place of custom properties.
 * @param drawing the markup, whose marks are those that get a rule.
 */
function figureRules(drawing: string, colors: FigureColors): string {
  siteRules ??= vocabularyRules();
  const used = new Set([...drawing.matchAll(/class="(f-\w+)"/g)].map(([, name]) => name));
  const values: Readonly<Record<string, string>> = colors;
  return siteRules
    .filter((rule) => [...rule.matchAll(/\.(f-\w+)/g)].some(([, name]) => used.has(name)))
    .join('')
    .replace(/var\(--fig-(\w+)\)/g, (property, name) => values[name] ?? property);
}

type SchematicSection = 'industries' | 'technologies';

/** The colors that a page gives a drawing, on its ground and in a section. */
function pageColors(section: SchematicSection, scheme: ColorScheme): FigureColors {
  const { ink, paper, mute } = scheme === 'dark' ? { ...colors, ...darkColors } : colors;
  const { fill, tint } = sectionPalettes[section][scheme];
  return { ink, paper, mute, accent: fill, tint };
}

/** A schematic as a file: the markup and the rules of the figure on a page, with the colors that a page would give it. */
function drawSchematic(id: FigureId, figureColors: FigureColors): string {
  const markup = renderToStaticMarkup(<SchematicFigure id={id} />);
  const { width, height } = SCHEMATIC_SIZE;
  const rules = figureRules(markup, figureColors);
  return `${markup
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace('>', `><style>${rules}</style>`)}\n`;
}

const drawBoth = (section: SchematicSection, id: FigureId): readonly SiteFile[] =>
  (['light', 'dark'] as const).map((scheme) => ({
    path: schematicPath(id, scheme).slice(1),
    contents: drawSchematic(id, pageColors(section, scheme)),
  }));

/** The schematics of all industries and technologies, which the home page shows far below its first window. */
export const schematics = (): readonly SiteFile[] => [
  ...keysOf(industrySchematics).flatMap((id) => drawBoth('industries', id)),
  ...keysOf(technologySchematics).flatMap((id) => drawBoth('technologies', id)),
];
