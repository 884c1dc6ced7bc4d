import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { loadForNode } from '../../machines/cli/loadForNode.mjs';
import { table } from './figures.mjs';

const root = join(import.meta.dirname, '../..');
/** Sources that the build reads. */
const SOURCES = ['build.mjs', 'package.json', 'tsconfig.json', 'public', 'src', 'machines'];
/** A size between the current site and the requested one. */
const MIDDLE_SIZE = 250;
/** A string without a space is an identifier, an address or a number. */
const PROSE = /\S\s+\S/;

/** Reads the route table and the long texts of the site. */
async function readContent() {
  const { readSettings } = await loadForNode('src/config/settings.ts');
  Object.assign(globalThis, {
    __BASE_PATH__: '',
    __SETTINGS__: readSettings({}),
    __PROVIDER__: {},
    __RECIPIENTS__: {},
    __BUILD_YEAR__: '2026',
    __BUILD_DAY__: '',
  });
  const { routes } = await loadForNode('src/routes/table.ts');
  const { pageTexts } = await loadForNode('src/content/pageTexts.ts');
  return { routes, pageTexts };
}

/** All strings of prose in a value. @returns {string[]} */
const proseIn = (/** @type {unknown} */ value) =>
  typeof value === 'string'
    ? [value].filter((text) => PROSE.test(text))
    : Object.values(value ?? {}).flatMap(proseIn);

/**
 * Rows and texts for new pages, modeled on the industries and technologies in turn. `/industries/fintech` becomes
 * `/industries/synthetic-1/fintech`: a page chooses its drawing by the last segment, and menus list only the level below a
 * section. The prose has random words of the models, each as frequent as there: copies would compress to nothing.
 */
function syntheticPages({ routes, pageTexts }, count) {
  const models = routes.filter(
    ({ path }) => /^\/(industries|technologies)\//.test(path) && path in pageTexts,
  );
  const words = proseIn(models.map(({ path }) => pageTexts[path])).flatMap((text) => text.split(/\s+/));
  const [indexes] = fc.sample(fc.infiniteStream(fc.nat(words.length - 1)), { seed: 1, numRuns: 1 });
  const rewritten = (_, value) =>
    typeof value === 'string' && PROSE.test(value)
      ? value.replace(/\S+/g, () => words[indexes.next().value])
      : value;
  const rewrite = (value) => JSON.parse(JSON.stringify(value, rewritten));
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    const path = model.path.replace(/\/(?=[^/]*$)/, `/synthetic-${index + 1}/`);
    const row = { ...rewrite(model), title: `${model.title} ${index + 1}`, path };
    return { row, text: rewrite(pageTexts[model.path]) };
  });
}

/** Copies the sources of the site into a temporary folder and adds pages. @returns the folder. */
async function createSite(content, size) {
  const folder = await mkdtemp(join(tmpdir(), `site-of-${size}-`));
  for (const source of SOURCES) await cp(join(root, source), join(folder, source), { recursive: true });
  // Without the cache, so that the build has a cache of its own.
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.'))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const pages = syntheticPages(content, size - content.routes.length);
  /** Replaces a module by one that adds values to an export of it. */
  const replace = async (module, added, code) => {
    const path = join(folder, 'src', module);
    await rename(`${path}.ts`, `${path}Site.ts`);
    await writeFile(`${path}Added.json`, JSON.stringify(added));
    const name = basename(module);
    const head = `import * as site from './${name}Site';\nimport added from './${name}Added.json';\n`;
    await writeFile(`${path}.ts`, `${head}export * from './${name}Site';\nexport const ${code};\n`);
  };
  const rows = pages.map(({ row }) => row);
  const texts = Object.fromEntries(pages.map(({ row, text }) => [row.path, text]));
  await replace('routes/table', rows, 'routes = [...site.routes, ...added]');
  await replace('content/pageTexts', texts, 'pageTexts = { ...site.pageTexts, ...added }');
  return folder;
}

/** The compressed size of the assets with one ending. */
async function assetSize(site, ending) {
  const assets = join(site, 'dist/assets');
  const files = (await readdir(assets, { recursive: true })).filter((file) => file.endsWith(`${ending}.br`));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(assets, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds a site of some size. @returns seconds of the build, and compressed sizes in bytes. */
async function measureSize(content, size) {
  console.error(`growth: ${size} routes`);
  const folder = await createSite(content, size);
  try {
    const start = performance.now();
    const { stderr } = spawnSync(process.execPath, ['build.mjs', 'build', '--demo'], {
      cwd: folder,
      env: { ...process.env, SITE_OUTPUT: 'dist' },
      encoding: 'utf8',
    });
    const seconds = (performance.now() - start) / 1000;
    // The build writes and compresses everything before it checks its budgets.
    const bundle = await assetSize(folder, '.js').catch(() => 0);
    if (bundle === 0) throw new Error(`The build of ${size} routes failed:\n${stderr}`);
    return { routes: size, seconds, bundle, texts: await assetSize(folder, '.json') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds sites with the routes of today, with 250 and with as many as asked, and measures each. */
export async function measureGrowth(routeCount) {
  const content = await readContent();
  const sizes = [content.routes.length, MIDDLE_SIZE, routeCount].filter((size) => size <= routeCount);
  const growth = [];
  for (const size of new Set(sizes)) growth.push(await measureSize(content, size));
  return growth;
}

/** @param {Awaited<ReturnType<typeof measureGrowth>>} growth */
export const growthTable = (growth) =>
  table([
    ['routes', 'build, s', 'bundle, kB', 'texts, kB'],
    ...growth.map(({ routes, seconds, bundle, texts }) => [
      String(routes),
      ...[seconds, bundle / 1000, texts / 1000].map((number) => number.toFixed(1)),
    ]),
  ]);
