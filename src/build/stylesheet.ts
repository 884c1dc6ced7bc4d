/** Groups of rules in a Stitches sheet: themed, global, styled, onevar, resonevar, allvar, inline. */
const GROUPS = 7;

/** Properties whose number has no unit. */
const UNITLESS =
  /^(--.*|aspect-ratio|column-count|fill-opacity|flex(-grow|-shrink)?|font-weight|grid-(area|column|row)(-start|-end)?|line-height|opacity|order|orphans|scale|stroke-opacity|stroke-width|widows|z-index|animation-iteration-count)$/;

/**
 * The bundled library adds no `px` to a number (`shortClassNames.ts`), so each length must have its unit.
 * @throws Error naming the declaration without one.
 */
function assertUnits(css: string): void {
  for (const [, property = '', value = ''] of css.matchAll(/[{;]([a-z-]+):(-?[\d.]+)(?=[;}])/g)) {
    if (Number(value) !== 0 && !UNITLESS.test(property))
      throw new Error(`${property}: ${value} has no unit.`);
  }
}

/**
 * A Stitches sheet with its empty groups added. Otherwise the bundle would insert each missing group at
 * startup, which recalculates style and layout of the whole document.
 * @param css output of `getCssText()`: each group as `--sxs{--sxs:<number> <names>}@media{<rules>}`.
 * @throws Error if the text has another format, for example from another version of the library, or a length no unit.
 */
export function completeGroups(css: string): string {
  assertUnits(css);
  const groups = new Map(
    css.split(/(?=--sxs\{)/).map((text) => [Number(text.match(/^--sxs\{--sxs:(\d)/)?.[1]), text]),
  );
  if (groups.has(Number.NaN)) throw new Error('The stylesheet does not consist of Stitches groups.');
  return Array.from(
    { length: GROUPS },
    (_, group) => groups.get(group) ?? `--sxs{--sxs:${group}}@media{}`,
  ).join('');
}

/** The groups from this one on contain rules for classes; the groups before apply to every page. */
const FIRST_GROUP_OF_CLASSES = 2;

/** The class that a rule begins with; undefined for one that belongs to no class. */
const classOf = (rule: string): string | undefined => rule.match(/\.([A-Za-z][\w-]*)/)?.[1];

/** The rules of a group, each with its media queries. @param css without the braces around it. */
function topLevelRules(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (css[index] === '}' && depth === 0) {
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  if (depth !== 0 || start !== css.length) throw new Error('The stylesheet has braces that do not match.');
  return rules;
}

/** The values of all `class` attributes in a document. */
export const classNamesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * The rules that a page needs for its first paint: global rules, and the rules of the classes in its markup, in
 * their order. The class names that Stitches reads at the start of each group are omitted: it derives them from
 * the rules (`src/theme/classNames.ts`).
 * @param css a complete sheet, as `completeGroups` returns it.
 * @throws Error if a rule belongs to no class.
 */
export function rulesFor(css: string, classNames: ReadonlySet<string>): string {
  const groups = [...css.matchAll(/--sxs\{--sxs:(\d)([^}]*)\}@media\{(.*?)\}(?=--sxs\{|$)/gs)];
  const classGroups = groups.slice(FIRST_GROUP_OF_CLASSES).map(([, group, , rules = '']) => {
    const keptRules = topLevelRules(rules).filter((rule) => {
      const className = classOf(rule);
      if (className === undefined) throw new Error(`A rule belongs to no class: ${rule}`);
      return classNames.has(className);
    });
    return `--sxs{--sxs:${group}}@media{${keptRules.join('')}}`;
  });
  const usedByAll = groups.slice(0, FIRST_GROUP_OF_CLASSES).map(([text]) => text);
  return compact([...usedByAll, ...classGroups].join(''));
}

/** A media query that contains style rules, and the beginning of the next one if it is the same. */
const SAME_MEDIA = /(@media [^{]+\{)((?:[^{}]+\{[^{}]*\})+)\}\1/g;

/** Joins neighboring media queries that are the same. Stitches writes one for each rule. */
function joinMedia(css: string): string {
  const joined = css.replace(SAME_MEDIA, '$1$2');
  return joined === css ? css : joinMedia(joined);
}

/**
 * The same rules in fewer bytes: without optional spaces, zeros and old prefixes; pairs of logical properties
 * become one, and so do neighboring media queries that are the same.
 */
const compact = (css: string): string =>
  joinMedia(css)
    .replaceAll(', ', ',')
    .replaceAll(' !important', '!important')
    // Stitches adds the prefix for browsers released before 2020.
    .replace(/-webkit-clip-path:[^;}]*;/g, '')
    .replace(/ ([>~+]) (?=[^{}]*\{)/g, '$1')
    .replace(/([:,(\s-])0\.(?=\d)/g, '$1.')
    .replace(/(padding|margin)-(block|inline)-start:([^;}]*);\1-\2-end:\3(?=[;}])/g, '$1-$2:$3');

/** The rules of one class, in the order of the sheet. @param css a complete sheet, as `completeGroups` returns it. */
export function rulesOfClass(css: string, className: string): readonly string[] {
  const groups = [...css.matchAll(/--sxs\{--sxs:\d[^}]*\}@media\{(.*?)\}(?=--sxs\{|$)/gs)];
  return groups
    .slice(FIRST_GROUP_OF_CLASSES)
    .flatMap(([, rules = '']) => topLevelRules(rules))
    .filter((rule) => classOf(rule) === className)
    .map(compact);
}
