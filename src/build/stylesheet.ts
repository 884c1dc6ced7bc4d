import { transform } from 'esbuild';

/** A group of rules in a Stitches sheet, with the names that Stitches does not insert again. */
interface RuleGroup {
  readonly names: readonly string[];
  /** The rules at the top level, each with its media queries. */
  readonly rules: readonly string[];
}

/** All groups of a sheet, in order: themed, global, styled, onevar, resonevar, allvar, inline. */
export type StyleSheet = readonly RuleGroup[];

const GROUPS = 7;

/** The groups from this one on contain rules for classes; the groups before apply to every page. */
const FIRST_GROUP_OF_CLASSES = 2;

/** A group as Stitches writes it: `--sxs{--sxs:<number> <names>}@media{<rules>}`. */
const GROUP = /--sxs\{--sxs:(\d)([^}]*)\}@media\{(.*?)\}(?=--sxs\{|$)/gs;

/** A rule at the top level. esbuild puts its closing brace on a line of its own, without indentation. */
const TOP_LEVEL_RULE = /.+?^\}\n/gms;

async function topLevelRules(css: string): Promise<readonly string[]> {
  const { code } = await transform(css, { loader: 'css', charset: 'utf8' });
  if (code.replace(TOP_LEVEL_RULE, '') !== '') throw new Error('The stylesheet has text outside its rules.');
  return code.match(TOP_LEVEL_RULE) ?? [];
}

/**
 * Reads a Stitches sheet.
 * @param css output of `getCssText()`, which omits empty groups.
 * @throws Error if the text has another format, for example from another version of the library.
 */
export async function readSheet(css: string): Promise<StyleSheet> {
  if (css.replace(GROUP, '') !== '') throw new Error('The stylesheet does not consist of Stitches groups.');
  const groups = [...css.matchAll(GROUP)];
  return Promise.all(
    Array.from({ length: GROUPS }, async (_, number) => {
      const [, , names = '', rules = ''] = groups.find(([, group]) => Number(group) === number) ?? [];
      return { names: names.split(' ').filter(Boolean), rules: await topLevelRules(rules) };
    }),
  );
}

/** The values of all `class` attributes in a document. */
export const classNamesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** @throws Error if a rule begins with no class. */
function rulesOfClasses({ names, rules }: RuleGroup, classNames: ReadonlySet<string>): RuleGroup {
  return {
    names: names.filter((name) => classNames.has(name)),
    rules: rules.filter((rule) => {
      const [, className] = rule.match(/\.([A-Za-z][\w-]*)/) ?? [];
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
