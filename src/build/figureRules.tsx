import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '../figures/Figure';
import { getCssText } from '../theme/stitches.config';
import { readSheet, rulesOfClass } from './stylesheet';

/** The colors of a drawing: the local properties of a figure's root (`figures/Figure.tsx`). */
export type FigureColors = Readonly<Record<'ink' | 'accent' | 'tint' | 'paper' | 'mute', string>>;

let siteRules: readonly string[] | undefined;

/** The rules of the drawing vocabulary as the pages have them, without the class of the root. */
function vocabularyRules(): readonly string[] {
  const [, className = ''] =
    renderToStaticMarkup(<Figure viewBox="0 0 1 1">{null}</Figure>).match(/class="([\w-]+)/) ?? [];
  const root = `.${className} `;
  return rulesOfClass(readSheet(getCssText()), className)
    .filter((rule) => rule.startsWith(`${root}.f-`))
    .map((rule) => rule.replaceAll(root, ''));
}

/**
 * The rules for the marks of a drawing that is a file of its own, with colors in place of custom properties.
 * @param drawing the markup, whose marks are those that get a rule.
 */
export function figureRules(drawing: string, colors: FigureColors): string {
  siteRules ??= vocabularyRules();
  const used = new Set([...drawing.matchAll(/class="(f-\w+)"/g)].map(([, name]) => name));
  const values: Readonly<Record<string, string>> = colors;
  return siteRules
    .filter((rule) => [...rule.matchAll(/\.(f-\w+)/g)].some(([, name]) => used.has(name)))
    .join('')
    .replace(/var\(--fig-(\w+)\)/g, (property, name) => values[name] ?? property);
}
