import { cp, mkdir, mkdtemp, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { proseIn, randomNumbers, replaceProse, textWriter } from './syntheticText.mjs';

const root = join(import.meta.dirname, '../..');
/** Sources that the build reads. */
const SOURCES = ['build.mjs', 'package.json', 'tsconfig.json', 'public', 'src', 'machines'];

/**
 * @typedef {object} Row a row of the route table without its page component.
 * @property {string} path
 * @property {string} name
 * @property {string} title
 * @property {string} description
 * @property {string} [summary]
 * @property {string | null} section
 */

/** @typedef {{ rows: readonly Row[], texts: Readonly<Record<string, unknown>> }} Content */

/**
 * Bundles TypeScript modules of the site for Node and imports them. Page components are left out.
 * @param {string} contents imports relative to the project.
 * @param {Record<string, string>} define
 */
async function load(contents, define = {}) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['../pages/*'],
    define,
    write: false,
    logLevel: 'warning',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * Reads the route table and the long texts of the site.
 * @returns {Promise<Content>}
 */
export async function readContent() {
  const { readSettings } = await load("export { readSettings } from './src/config/settings'");
  const { routes, pageTexts } = await load(
    "export { routes } from './src/routes/table'; export { pageTexts } from './src/content/pageTexts'",
    {
      __BASE_PATH__: '""',
      __SETTINGS__: JSON.stringify(readSettings({})),
      __PROVIDER__: '{}',
      __RECIPIENTS__: '{}',
      __BUILD_YEAR__: '2026',
      __BUILD_DAY__: '""',
    },
  );
  const rows = routes.map((/** @type {Row} */ { path, name, title, description, summary, section }) => ({
    path,
    name,
    title,
    description,
    summary,
    section,
  }));
  return { rows, texts: pageTexts };
}

/**
 * The rows that new pages are modeled on: detail pages with a long text and siblings, such as industries.
 * @param {Content} content
 */
export function modelsOf({ rows, texts }) {
  const parentOf = (/** @type {string} */ path) => path.slice(0, path.lastIndexOf('/'));
  const withText = rows.filter(({ path }) => parentOf(path) !== '' && path in texts);
  return withText.filter(({ path }) =>
    withText.some((other) => other.path !== path && parentOf(other.path) === parentOf(path)),
  );
}

/**
 * Rows and texts for new pages of the same types as the models, in turn. `/industries/fintech` becomes
 * `/industries/synthetic-1/fintech`: a page chooses its drawing by the last segment, and menus list only the level below
 * a section, so the menus stay as they are.
 * @param {Content} content
 * @param {number} count
 * @returns {{ row: Row, model: number, text: unknown }[]} with the index of the model in the route table.
 */
export function syntheticPages(content, count) {
  const models = modelsOf(content);
  const write = textWriter(
    proseIn([models.map(({ path }) => content.texts[path]), content.rows]),
    randomNumbers(1),
  );
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    const slash = model.path.lastIndexOf('/');
    const number = index + 1;
    const { name, title, description, summary } = replaceProse(model, write);
    return {
      row: {
        path: `${model.path.slice(0, slash)}/synthetic-${number}${model.path.slice(slash)}`,
        name: `${name} ${number}`,
        title: `${title} ${number}`,
        description: `${description} ${number}`,
        ...(summary === undefined ? {} : { summary }),
        section: model.section,
      },
      model: content.rows.indexOf(model),
      text: replaceProse(content.texts[model.path], write),
    };
  });
}

/**
 * The module that replaces the route table: the rows of the site, and the new ones as literals.
 * @param {ReturnType<typeof syntheticPages>} pages
 */
export function tableModule(pages) {
  const rows = pages.map(
    ({ row, model }) => `  { ...${JSON.stringify(row)}, page: siteRoutes[${model}].page },`,
  );
  return `import { routes as siteRoutes } from './siteTable';
export * from './siteTable';
export const routes = [
  ...siteRoutes,
${rows.join('\n')}
];
`;
}

const TEXTS_MODULE = `import { pageTexts as siteTexts } from './siteTexts';
import syntheticTexts from './syntheticTexts.json';
export const pageTexts = { ...siteTexts, ...syntheticTexts };
`;

/** Links every installed package, but not the cache, so that the build has a cache of its own. */
async function linkPackages(/** @type {string} */ folder) {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
}

/**
 * Copies the sources of the site into a temporary folder and adds pages.
 * @param {Content} content
 * @param {number} routeCount of the copy.
 * @returns the folder.
 */
export async function createSyntheticSite(content, routeCount) {
  const folder = await mkdtemp(join(tmpdir(), `site-of-${routeCount}-`));
  await Promise.all(
    SOURCES.map((source) => cp(join(root, source), join(folder, source), { recursive: true })),
  );
  await linkPackages(folder);
  const pages = syntheticPages(content, routeCount - content.rows.length);
  if (pages.length > 0) {
    const routes = join(folder, 'src/routes');
    const texts = join(folder, 'src/content');
    await rename(join(routes, 'table.ts'), join(routes, 'siteTable.ts'));
    await writeFile(join(routes, 'table.ts'), tableModule(pages));
    await rename(join(texts, 'pageTexts.ts'), join(texts, 'siteTexts.ts'));
    await writeFile(join(texts, 'pageTexts.ts'), TEXTS_MODULE);
    const byPath = Object.fromEntries(pages.map(({ row, text }) => [row.path, text]));
    await writeFile(join(texts, 'syntheticTexts.json'), JSON.stringify(byPath));
  }
  return folder;
}
