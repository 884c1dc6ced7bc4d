import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';
import { drawingsPlugin } from './machines/cli/drawingsPlugin.mjs';
import { loadForNode } from './machines/cli/loadForNode.mjs';

// All paths are relative to the project's root, in whichever folder the command is called.
process.chdir(import.meta.dirname);
// React reads it when it is loaded, to prerender.
process.env.NODE_ENV = 'production';

/** Name of the output folder: `dist`, or another beside it for a site with other settings. */
const { SITE_OUTPUT: output = 'dist', PORT = '3000' } = process.env;
/** What the build writes about the output. Not in node_modules, which `npm ci` deletes while the output stays. */
const notes = join('.build', output);
/** How the site is to be served: the build writes it for the server of `npm start`. */
const hostingFile = join(notes, 'hosting.json');

const DEMO_MODE =
  'Demo mode: a local stand-in for HubSpot provides the embedded form and the chat, and takes messages.';

const list = (heading, lines) => [heading, ...lines].join('\n  ');

/**
 * Writes the site into the output folder.
 * @param site the exports of `src/build/index.ts`.
 * @param isDemo by default, the site is in demo mode unless there are ids.
 * @param options of the command: the names of hosts whose configuration is written, none for the default; whether the build
 * fails while something is missing before the site can go live.
 */
async function buildSite(site, isDemo, { host: hosts = [], strict: isStrict = false } = {}) {
  const start = performance.now();
  const configuration = site.readConfiguration(process.env, isDemo);
  site.assertHosts(hosts, configuration.basePath);
  const missing = list('Missing before the site can go live:', configuration.missing);
  if (isStrict && configuration.missing.length > 0) throw new Error(missing);

  for (const folder of [output, notes]) await rm(folder, { recursive: true, force: true });
  if (configuration.provider.isDemo) console.log(DEMO_MODE);
  const { weights, hosting, metafile } = await site.writeSite(output, configuration);
  // The host reads its files as they are, so they have no compressed variants.
  await site.writeFiles(output, site.hostFiles(hosting, hosts));
  await site.writeFiles(notes, [
    { path: 'metafile.json', contents: JSON.stringify(metafile) },
    { path: 'hosting.json', contents: JSON.stringify(hosting) },
  ]);

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { table, errors } = site.checkBudgets(weights);
  console.log(`${table}\n\n${weights.length} files in ${seconds} s`);
  if (configuration.missing.length > 0) console.log(`\n${missing}`);
  if (errors.length > 0) throw new Error(list('Above a budget:', errors));
}

/** Listens on the port. @returns the address. @throws Error in one line when the port is in use. */
async function listen(server, command) {
  if (!/^\d+$/.test(PORT) || Number(PORT) > 65_535)
    throw new Error(`PORT: got "${PORT}", wants a number from 0 to 65535`);
  server.listen(Number(PORT));
  await once(server, 'listening').catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${PORT} is in use. Choose another: PORT=3001 ${command}`)
      : error;
  });
  return `http://localhost:${server.address().port}`;
}

async function serveSite({ createSiteServer, INBOX }) {
  if (!existsSync(join(output, 'index.html')) || !existsSync(hostingFile))
    throw new Error(`There is no complete site in ${output} and ${notes}. Run npm run build first.`);
  const hosting = JSON.parse(await readFile(hostingFile, 'utf8'));
  const address = (await listen(createSiteServer(output, hosting), 'npm start')) + hosting.basePath;
  console.log(`The site is at ${address}`);
  if (hosting.isDemo) console.log(`Demo mode: messages of the built-in forms arrive at ${address}${INBOX}`);
}

const reportBuilds = {
  name: 'report',
  setup: ({ onEnd }) =>
    onEnd(({ errors }) => {
      if (errors.length === 0) console.log(`Built at ${new Date().toLocaleTimeString('en-GB')}`);
    }),
};

/**
 * esbuild watches and serves the site and the viewer, which can only exchange messages on one origin. All other
 * addresses get the site's document, which renders from scratch.
 */
async function develop(site) {
  // The development server serves the site at the root of its host.
  const configuration = site.readConfiguration({ ...process.env, BASE_PATH: '/' });
  // One folder a port: a second server leaves the files of the first alone.
  const folder = join('.dev', PORT);
  const watcher = await context({
    ...site.bundleOptions,
    entryPoints: { main: 'src/main.tsx', 'machines/main': 'machines/viewer/main.tsx' },
    outdir: folder,
    sourcemap: true,
    define: site.definitions({ ...configuration.constants, 'process.env.NODE_ENV': 'development' }),
    banner: { js: "new EventSource('/esbuild').addEventListener('change', () => location.reload());" },
    plugins: [drawingsPlugin, reportBuilds],
  });
  const { port } = await watcher.serve({
    servedir: folder,
    fallback: join(folder, 'index.html'),
    port: 0,
    host: '127.0.0.1',
  });
  const address = await listen(site.createDevServer(port), 'npm run dev');
  await rm(folder, { recursive: true, force: true });
  await cp('public', folder, { recursive: true });
  await site.writeFiles(folder, site.devFiles(await site.siteFonts(configuration)));
  if (configuration.provider.isDemo) {
    console.log(DEMO_MODE);
    await site.bundleStandIn(folder);
  }
  await watcher.watch();
  console.log(`The site is at ${address}/, its machines at ${address}/machines/`);
}

const commands = {
  build: (site, values) => buildSite(site, Boolean(values.demo), values),
  serve: serveSite,
  start: async (site) => {
    await buildSite(site);
    await serveSite(site);
  },
  dev: develop,
};

const USAGE = `Usage: node build.mjs COMMAND
  build [--demo] [--host NAME]... [--strict]
  serve | start | dev`;

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
  const isAccepted = name === 'build' || Object.keys(values).length === 0;
  if (!Object.hasOwn(commands, name) || !isAccepted || others.length > 0)
    throw new Error(`There is no command "${name}" like this.`);
  return { command: commands[name], values };
}

let commandLine;
try {
  commandLine = readCommandLine();
} catch (error) {
  console.error(`${error.message}\n${USAGE}`);
  process.exit(2);
}
try {
  if (!/^dist(-\w+)?$/.test(output))
    throw new Error(`SITE_OUTPUT: got "${output}", wants dist, or a name like dist-other`);
  const site = await loadForNode('src/build/index.ts');
  await commandLine.command(site, commandLine.values);
} catch (error) {
  console.error(error instanceof Error && !error.cause && !process.env.DEBUG ? error.message : error);
  process.exit(1);
}
