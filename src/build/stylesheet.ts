import { transform } from 'esbuild';

/** The number of groups in a Stitches sheet: themed, global, styled, onevar, resonevar, allvar, inline. */
const GROUPS = 7;

/** A group as Stitches writes it: `--sxs{--sxs:<number> <names>}@media{<rules>}`. It does not insert a name again. */
const GROUP = /--sxs\{--sxs:(\d)([^}]*)\}@media\{(.*?)\}(?=--sxs\{|$)/gs;

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8' });
  return code.trimEnd();
}

/**
 * Minifies a Stitches sheet. Empty groups are written too: the bundle would insert each missing one at startup, which
 * recalculates style and layout of the whole document. esbuild would remove them, so each group is minified by itself.
 * @param css output of `getCssText()`, which omits empty groups; groups of several outputs in a row are merged.
 * @throws Error if the text has another format, for example from another version of the library.
 */
export async function minifySheet(css: string): Promise<string> {
  if (css.replace(GROUP, '') !== '') throw new Error('The stylesheet does not consist of Stitches groups.');
  const groups = [...css.matchAll(GROUP)];
  const texts = Array.from({ length: GROUPS }, async (_, number) => {
    const written = groups.filter(([, group]) => Number(group) === number);
    const names = new Set(written.flatMap(([, , text = '']) => text.split(' ').filter(Boolean)));
    const rules = new Set(written.map(([, , , text]) => text));
    return `--sxs{--sxs:${[number, ...names].join(' ')}}@media{${await minify([...rules].join(''))}}`;
  });
  return (await Promise.all(texts)).join('');
}
