/** Groups of rules in a Stitches sheet: themed, global, styled, onevar, resonevar, allvar, inline. */
const GROUPS = 7;

/**
 * A Stitches sheet with its empty groups written out. A group that is missing would be inserted when the bundle starts,
 * which restyles and lays out the whole document once for each.
 * @param css what `getCssText()` gives: each group as `--sxs{--sxs:<number> <names>}@media{<rules>}`.
 * @throws Error when the text has another form, as another version of the library might write it.
 */
export function completeGroups(css: string): string {
  const groups = new Map(
    css.split(/(?=--sxs\{)/).map((text) => [Number(text.match(/^--sxs\{--sxs:(\d)/)?.[1]), text]),
  );
  if (groups.has(Number.NaN)) throw new Error('The stylesheet does not consist of Stitches groups.');
  return Array.from(
    { length: GROUPS },
    (_, group) => groups.get(group) ?? `--sxs{--sxs:${group}}@media{}`,
  ).join('');
}
