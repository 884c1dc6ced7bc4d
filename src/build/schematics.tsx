import { renderToStaticMarkup } from 'react-dom/server';
import { SCHEMATIC_SIZE } from '../figures/Figure';
import { IndustryFigure } from '../figures/IndustryFigure';
import { industrySchematics } from '../figures/industrySchematics';
import { type ColorScheme, schematicPath } from '../figures/SchematicPicture';
import { isKeyOf } from '../lib/lookUp';
import { getCssText } from '../theme/stitches.config';
import { colors, darkColors, sectionPalettes } from '../theme/tokens';
import type { SiteFile } from './siteFile';
import { completeGroups, rulesOfClass } from './stylesheet';

/** The values that a page gives a drawing, on its ground and in the section of industries. */
const { industries } = sectionPalettes;
const values: Readonly<Record<ColorScheme, Readonly<Record<string, string>>>> = {
  light: { ...colors, ...industries.light },
  dark: { ...colors, ...darkColors, ...industries.dark },
};

/** The custom properties that rules read, with the values of a scheme. */
function properties(rules: string, scheme: ColorScheme): string {
  const names = new Set([...rules.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name));
  return Object.entries(values[scheme])
    .flatMap(([token, value]) => [
      [`colors-${token}`, value],
      [token, value],
    ])
    .filter(([name = '']) => names.has(name))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/**
 * A schematic as a file: the markup and the rules of the figure on a page, with the colors that a page would give it.
 * @throws Error when the markup is not one `<svg>` with a class.
 */
function drawSchematic(id: keyof typeof industrySchematics, scheme: ColorScheme): string {
  const markup = renderToStaticMarkup(<IndustryFigure id={id} />);
  const [root, className] = markup.match(/^<svg [^>]*?class="([\w-]+)[^>]*>/) ?? [];
  if (root === undefined || className === undefined) throw new Error(`The schematic ${id} has no class.`);
  const used = new Set([...markup.matchAll(/class="(f-\w+)"/g)].map(([, variant]) => variant));
  const rules = rulesOfClass(completeGroups(getCssText()), className)
    .filter((rule) => {
      const variants = [...rule.matchAll(/\.(f-\w+)/g)];
      return variants.length === 0 || variants.some(([, variant]) => used.has(variant));
    })
    .join('');
  const style = `:root{${properties(rules, scheme)}}${rules}`;
  const { width, height } = SCHEMATIC_SIZE;
  const size = `width="${width}" height="${height}"`;
  return `${root.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" ${size}`)}<style>${style}</style>${markup.slice(root.length)}\n`;
}

/** The schematics of all industries, which the home page shows far below its first window. */
export const schematics = (): readonly SiteFile[] =>
  Object.keys(industrySchematics)
    .filter((id) => isKeyOf(industrySchematics, id))
    .flatMap((id) =>
      (['light', 'dark'] as const).map((scheme) => ({
        path: schematicPath(id, scheme).slice(1),
        text: drawSchematic(id, scheme),
      })),
    );
