import { transform } from 'esbuild';

/** A group of rules in a Stitches sheet, with the names that Stitches does not insert again. */
interface RuleGroup {
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** All groups of a sheet, in order: themed, global, styled, onevar, resonevar, allvar, inline. */
export type StyleSheet = readonly RuleGroup[];

const GROUPS = 7;

/** The groups from this one on contain rules for classes; the groups before apply to every page. */
const FIRST_GROUP_OF_CLASSES = 2;

/** A group as Stitches writes it: `--sxs{--sxs:<number> <names>}@media{<rules>}`. */
const GROUP = /--sxs\{--sxs:(\d)([^}]*)\}@media\{(.*?)\}(?=--sxs\{|$)/gs;

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

/**
 * Reads a Stitches sheet.
 * @param css output of `getCssText()`, which omits empty groups.
 * @throws Error if the text has another format, for example from another version of the library.
 */
export function readSheet(css: string): StyleSheet {
  if (css.replace(GROUP, '') !== '') throw new Error('The stylesheet does not consist of Stitches groups.');
  const groups = new Map(
    [...css.matchAll(GROUP)].map(([, group, names = '', rules = '']) => [
      Number(group),
      { names: names.split(' ').filter((name) => name !== ''), rules: topLevelRules(rules) },
    ]),
  );
  return Array.from({ length: GROUPS }, (_, group) => groups.get(group) ?? { names: [], rules: [] });
}

/** The values of all `class` attributes in a document. */
export const classNamesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

function rulesOfClasses({ names, rules }: RuleGroup, classNames: ReadonlySet<string>): RuleGroup {
  return {
    names: names.filter((name) => classNames.has(name)),
    rules: rules.filter((rule) => {
      const className = classOf(rule);
      if (className === undefined) throw new Error(`A rule belongs to no class: ${rule}`);
      return classNames.has(className);
    }),
  };
}

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8' });
  return code.trimEnd();
}

/**
 * The rules that a page needs for its first paint, as text that Stitches adopts: global rules, and the rules of the classes in
 * its markup, in their order. Empty groups are written too: the bundle would insert each missing one at startup, which
 * recalculates style and layout of the whole document. esbuild would remove them, so each group is minified by itself.
 * @throws Error if a rule belongs to no class.
 */
export async function rulesFor(sheet: StyleSheet, classNames: ReadonlySet<string>): Promise<string> {
  const groups = sheet.map((group, number) =>
    number < FIRST_GROUP_OF_CLASSES ? group : rulesOfClasses(group, classNames),
  );
  const texts = groups.map(
    async ({ names, rules }, number) =>
      `--sxs{--sxs:${[number, ...names].join(' ')}}@media{${await minify(rules.join(''))}}`,
  );
  return (await Promise.all(texts)).join('');
}

/** The rules of one class, in the order of the sheet. */
export const rulesOfClass = (sheet: StyleSheet, className: string): readonly string[] =>
  sheet
    .slice(FIRST_GROUP_OF_CLASSES)
    .flatMap(({ rules }) => rules)
    .filter((rule) => classOf(rule) === className);
