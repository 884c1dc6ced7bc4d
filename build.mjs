import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, context } from 'esbuild';
import { drawingsPlugin } from './machines/cli/drawingsPlugin.mjs';
import { loadForNode } from './machines/cli/loadForNode.mjs';

const root = dirname(fileURLToPath(import.meta.url));
/** Name of the output folder: `dist`, or another beside it for a site with other settings. */
const { SITE_OUTPUT = 'dist' } = process.env;
if (!/^dist(-\w+)?$/.test(SITE_OUTPUT)) {
  console.error(`SITE_OUTPUT: got "${SITE_OUTPUT}", wants dist, or a name like dist-other`);
  process.exit(1);
}
const output = join(root, SITE_OUTPUT);
const devOutput = join(root, '.dev');
/** What the build writes about the output. Not in node_modules, which `npm ci` deletes while the output stays. */
const notes = join(root, '.build', SITE_OUTPUT);
/** How the site is to be served: the build writes it for the server of `npm start`. */
const hostingFile = join(notes, 'hosting.json');
const DEFAULT_PORT = 3000;

/** Options that the browser bundle and the prerenderer share: both must give a font the same address. */
const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  loader: { '.woff2': 'file' },
  assetNames: 'assets/[name]-[hash]',
  logLevel: 'warning',
};

/** Loads a module with the options of the browser bundle, so that both refer to a font by the same address. */
const load = (entry, options = {}, fontFolder = undefined) =>
  loadForNode(entry, { ...shared, ...options }, fontFolder);

/** Constants that the build inlines. */
const definitions = ({ basePath, settings, provider, recipients, today, ranges }) => ({
  __BASE_PATH__: JSON.stringify(basePath),
  // The ids reach the bundle with the provider, and the endpoints with the recipients.
  __SETTINGS__: JSON.stringify(settings, (name, value) =>
    /^HUBSPOT_|_ENDPOINT$/.test(name) ? undefined : value,
  ),
  __PROVIDER__: JSON.stringify(provider),
  __RECIPIENTS__: JSON.stringify(recipients),
  __BUILD_YEAR__: String(new Date().getFullYear()),
  __BUILD_DAY__: JSON.stringify(today),
  __FONT_RANGES__: JSON.stringify(ranges),
  // Class names are long.
  __DISPLACEMENTS__: '""',
});

/**
 * The same options with the table that makes the class names of the site short.
 * @returns the options, and a check that throws when documents contain a style that the table was not made for.
 */
async function withShortNames(longNames) {
  const { define } = longNames;
  const { displacementsFor, siteHashes } = await load('src/build/styleHashes.ts', longNames);
  const hashes = new Set(await siteHashes());
  const table = JSON.stringify(displacementsFor([...hashes]));
  const assertKnown = (rendered) => {
    if (rendered.some((bits) => !hashes.has(bits)))
      throw new Error('A style is made while a page is rendered, or contains the name of another class.');
  };
  return { options: { ...longNames, define: { ...define, __DISPLACEMENTS__: table } }, assertKnown };
}

/**
 * Reads the settings from the environment, and chooses the provider of the form and the chat: HubSpot, or in demo mode
 * the stand-in that the site serves itself.
 * @param mode `production`; `demo`; or `either` and `development`: demo mode unless there are ids.
 * @returns all settings, the provider, and the options of esbuild for every bundle that has content.
 */
async function configure(mode) {
  const [
    { readSettings },
    { readBuildSettings },
    { missingIds, providerFor },
    { recipientsFor },
    { formatToday },
    fonts,
    { shortClassNames },
  ] = await Promise.all([
    load('src/config/settings.ts'),
    load('src/config/buildSettings.ts'),
    load('src/config/hubspot.ts'),
    load('src/config/recipientsFor.ts'),
    load('src/lib/dates.ts'),
    load('src/build/fonts.ts'),
    load('src/build/shortClassNames.ts'),
  ]);
  const settings = readSettings(process.env);
  const buildSettings = readBuildSettings(process.env);
  // The development server serves the site at the root of its host.
  const basePath = mode === 'development' ? '' : buildSettings.BASE_PATH;
  const missing = missingIds(settings);
  const isDemo = mode === 'demo' || (mode !== 'production' && missing.length === 2);
  const provider = providerFor(settings, isDemo, basePath);
  const recipients = recipientsFor(settings, provider);
  if (isDemo) {
    console.log(
      'Demo mode: a local stand-in for HubSpot provides the embedded form and the chat, and takes messages.',
    );
  }
  const characters = fonts.siteCharacters([
    ...(await fonts.readSources(join(root, 'src'))),
    JSON.stringify(settings),
  ]);
  const ranges = fonts.fontRanges(characters);
  return {
    settings,
    buildSettings,
    provider,
    options: {
      publicPath: `${basePath}/`,
      define: definitions({ basePath, settings, provider, recipients, today: formatToday(), ranges }),
      plugins: [fonts.fontFiles(characters), shortClassNames(join(root, 'src/theme/classNames.ts'))],
    },
  };
}

/**
 * Hints that the browser should compile all functions of the bundle while it loads, off the main thread,
 * instead of one by one when they are first called (WICG, Explicit JavaScript Compile Hints; Chromium 136 and
 * later, elsewhere a comment). With a processor throttled four times, scripts of the home page take 200 ms on the main thread
 * instead of 320.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Builds the browser bundle; returns its public address and its source files. */
async function bundleForBrowser({ define, plugins, publicPath }) {
  const { metafile } = await build({
    ...shared,
    plugins,
    charset: 'utf8',
    publicPath,
    entryPoints: { main: join(root, 'src/main.tsx') },
    entryNames: 'assets/[name]-[hash]',
    outdir: output,
    minify: true,
    sourcemap: true,
    metafile: true,
    legalComments: 'none',
    banner: { js: COMPILE_HINT },
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
  });
  const file = Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint);
  await writeFiles(notes, [{ path: 'metafile.json', text: JSON.stringify(metafile) }]);
  return {
    bundle: publicPath + relative(output, join(root, file)),
    inputs: Object.keys(metafile.outputs[file].inputs),
  };
}

/** The script that is inlined into every document. */
async function bundlePreHydration(bundle, { define }) {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [join(root, 'src/preHydration/preHydration.ts')],
    outdir: output,
    format: 'iife',
    minify: true,
    write: false,
    define: { ...define, __BUNDLE__: JSON.stringify(bundle) },
  });
  return outputFiles[0].text.trim();
}

/** Builds the stand-in for the provider. A production build has no entries for it. */
async function bundleStandIn(provider, folder) {
  const { standInEntries } = await load('src/build/standInEntries.ts');
  const entryPoints = standInEntries(provider);
  if (Object.keys(entryPoints).length === 0) return;
  await build({ ...shared, entryPoints, outdir: folder, format: 'iife', minify: true });
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Maps items to results in order, with at most `limit` calls at a time: each compression holds 10 MB and more. */
async function mapLimited(items, limit, map) {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await map(items[index]);
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}

/** Writes the `.br` and `.gz` variants of a file; returns the size of the file and of its brotli variant in bytes. */
async function compress(file, isCompressible) {
  const contents = await readFile(file);
  const path = relative(output, file);
  if (!isCompressible(file)) return { path, raw: contents.length, brotli: undefined };
  // The highest quality takes as long for the source map as for everything else together.
  const quality = file.endsWith('.map') ? 5 : 11;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(contents, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return { path, raw: contents.length, brotli: brotli.length };
}

async function writeFiles(folder, files) {
  await Promise.all(
    files.map(async ({ path, text, bytes }) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes ?? text);
    }),
  );
}

/** What is missing before the site can go live, one line each. */
async function missingForLaunch({ settings, buildSettings }) {
  const { launchChecklist } = await load('src/build/launchChecklist.ts');
  const missing = launchChecklist(settings, buildSettings, new Date().toISOString().slice(0, 10));
  return missing.map((line) => `  [ ] ${line}`).join('\n');
}

/**
 * Writes the site into the output folder.
 * @param mode as for `configure`.
 * @param host names of the hosts whose configuration is written; none for the default.
 * @param isStrict whether the build fails while something is missing before the site can go live.
 */
async function buildSite(mode, { host: hosts = [], strict: isStrict = false } = {}) {
  const start = performance.now();
  process.env.NODE_ENV = 'production';
  const configuration = await configure(mode);
  const { provider, options: longNames, buildSettings } = configuration;
  const { hostOf } = await load('src/build/hosts/hosts.ts');
  for (const host of hosts) hostOf(host, buildSettings.BASE_PATH);
  const missing = mode === 'production' ? await missingForLaunch(configuration) : '';
  if (isStrict && missing !== '') throw new Error(`Missing before the site can go live:\n${missing}`);

  const { options, assertKnown } = await withShortNames(longNames);
  await Promise.all([output, notes].map((folder) => rm(folder, { recursive: true, force: true })));
  const { bundle, inputs } = await bundleForBrowser(options);
  const [preHydration, site] = await Promise.all([
    bundlePreHydration(bundle, options),
    load('src/build/node.ts', options, output),
  ]);
  const { files, pictures, hosting } = await site.renderSite({
    preHydration,
    root,
    inputs,
    headers: {
      reportingEndpoint: buildSettings.REPORTING_ENDPOINT,
      hstsIncludesSubdomains: buildSettings.HSTS_INCLUDE_SUBDOMAINS,
    },
  });
  assertKnown(site.namedHashes());
  await writeFiles(output, [...files, ...pictures]);
  await bundleStandIn(provider, output);
  await cp(join(root, 'public'), output, { recursive: true });
  const weights = await mapLimited(await filesBelow(output), availableParallelism(), (file) =>
    compress(file, site.isCompressible),
  );
  // The host reads its files as they are, so they have no twins.
  await writeFiles(output, site.hostFiles(hosting, hosts));
  await writeFile(hostingFile, JSON.stringify(hosting));

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${site.reportTable(weights)}\n\n${weights.length} files in ${seconds} s`);
  if (missing !== '') console.log(`\nMissing before the site can go live:\n${missing}`);
  const { warnings, errors } = site.checkBudgets(weights, files);
  if (warnings.length > 0) console.log(`\nNear a budget:\n${warnings.map((line) => `  ${line}`).join('\n')}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

const portInUse = (port, command) =>
  new Error(`Port ${port} is in use. Choose another: PORT=3001 ${command}`);

/** Listens; returns the address. @throws Error in one line when the port is in use. */
function listen(server, port, command) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(error.code === 'EADDRINUSE' ? portInUse(port, command) : error);
    });
    server.listen(port, () => resolve(`http://localhost:${server.address().port}`));
  });
}

function portFromEnvironment() {
  const { PORT = String(DEFAULT_PORT) } = process.env;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535)
    throw new Error(`PORT: got "${PORT}", wants a number from 0 to 65535`);
  return port;
}

async function serveSite() {
  const port = portFromEnvironment();
  if (!existsSync(join(output, 'index.html')))
    throw new Error(`There is no built site in ${SITE_OUTPUT}. Run npm run build first.`);
  if (!existsSync(hostingFile))
    throw new Error(
      `The site in ${SITE_OUTPUT} cannot be served without ${relative(root, hostingFile)}, which is missing. Run npm run build again.`,
    );
  const hosting = JSON.parse(await readFile(hostingFile, 'utf8'));
  const [{ createSiteServer }, { INBOX }] = await Promise.all([
    load('src/build/server.ts'),
    load('src/build/standIn/submissions.ts'),
  ]);
  const address = (await listen(createSiteServer(output, hosting), port, 'npm start')) + hosting.basePath;
  console.log(`The site is at ${address}`);
  if (hosting.isDemo) console.log(`Demo mode: messages of the built-in forms arrive at ${address}${INBOX}`);
}

const DEV_ENTRIES = {
  main: join(root, 'src/main.tsx'),
  'machines/main': join(root, 'machines/viewer/main.tsx'),
};

/** Writes the document of the viewer. */
async function copyViewerFiles(folder, viewerDocument) {
  const html = await readFile(join(root, 'machines/viewer/index.html'), 'utf8');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), viewerDocument(html));
}

/** Prints the duration of each build. */
const reportBuilds = {
  name: 'report',
  setup: ({ onStart, onEnd }) => {
    let start = 0;
    onStart(() => {
      start = performance.now();
    });
    onEnd(({ errors }) => {
      if (errors.length === 0) console.log(`Built in ${Math.round(performance.now() - start)} ms`);
    });
  },
};

/**
 * esbuild watches and serves the site and the viewer, which can only exchange messages on one origin. All other
 * addresses get the site's document, which renders from scratch.
 */
async function develop() {
  const port = portFromEnvironment();
  const { provider, options } = await configure('development');
  // One folder a port: a second server leaves the files of the first alone.
  const folder = join(devOutput, String(port));
  const watcher = await context({
    ...shared,
    entryPoints: DEV_ENTRIES,
    outdir: folder,
    publicPath: options.publicPath,
    sourcemap: true,
    // The viewer shows the names of functions.
    keepNames: true,
    define: { ...options.define, 'process.env.NODE_ENV': '"development"' },
    banner: { js: "new EventSource('/esbuild').addEventListener('change', () => location.reload());" },
    plugins: [...options.plugins, drawingsPlugin, reportBuilds],
  });
  const { port: esbuildPort } = await watcher.serve({
    servedir: folder,
    fallback: join(folder, 'index.html'),
    port: 0,
    host: '127.0.0.1',
  });
  const { createDevServer } = await load('src/build/devServer.ts');
  const address = await listen(createDevServer(esbuildPort), port, 'npm run dev');
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, 'public'), folder, { recursive: true });
  const { shell, viewerDocument } = await load('src/build/devFiles.ts', options, folder);
  await writeFiles(folder, [shell]);
  await copyViewerFiles(join(folder, 'machines'), viewerDocument);
  await bundleStandIn(provider, folder);
  await watcher.watch();
  console.log(`The site is at ${address}/, its machines at ${address}/machines/`);
}

const commands = {
  build: ({ demo, ...options }) => buildSite(demo ? 'demo' : 'production', options),
  serve: serveSite,
  start: async () => {
    await buildSite('either');
    await serveSite();
  },
  dev: develop,
  machines: develop,
};

const USAGE = `Usage: node build.mjs COMMAND
  build [--demo] [--host NAME]... [--strict]
  ${Object.keys(commands).slice(1).join(' | ')}`;

/** The command and the options of the command line. */
function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      demo: { type: 'boolean' },
      host: { type: 'string', multiple: true },
      strict: { type: 'boolean' },
    },
  });
  const [name = 'build', ...others] = positionals;
  const command = commands[name];
  const isAccepted = name === 'build' || Object.keys(values).length === 0;
  if (!command || !isAccepted || others.length > 0)
    throw new Error(`There is no command "${name}" like this.`);
  return () => command(values);
}

let command;
try {
  command = readCommandLine();
} catch (error) {
  console.error(`${error.message}\n${USAGE}`);
  process.exit(2);
}
try {
  await command();
} catch (error) {
  console.error(error instanceof Error && !error.cause && !process.env.DEBUG ? error.message : error);
  process.exit(1);
}
