import { join, relative } from 'node:path';
import { build } from 'esbuild';

/** Values of the constants in the site's modules, by name. */
type Constants = Readonly<Record<string, unknown>>;

export const bundleOptions = {
  // esbuild remembers the folder in which it was imported.
  absWorkingDir: process.cwd(),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
} as const;

/** Constants as esbuild inlines them: the source text of each value. */
export const definitions = (constants: Constants): Record<string, string> =>
  Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));

/**
 * Hints that the browser should compile all functions of the bundle while it loads, off the main thread,
 * instead of one by one when they are first called (WICG, Explicit JavaScript Compile Hints; Chromium 136 and
 * later, elsewhere a comment). With a processor throttled four times, scripts of the home page take 200 ms on the main thread
 * instead of 320.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Builds the browser bundle. @returns its path below the folder, and esbuild's description of it. */
export async function bundleForBrowser(folder: string, constants: Constants) {
  const { metafile } = await build({
    ...bundleOptions,
    charset: 'utf8',
    entryPoints: { main: 'src/main.tsx' },
    entryNames: 'assets/[name]-[hash]',
    outdir: folder,
    minify: true,
    sourcemap: true,
    metafile: true,
    legalComments: 'none',
    banner: { js: COMPILE_HINT },
    define: definitions({ ...constants, 'process.env.NODE_ENV': 'production' }),
  });
  const [file = ''] = Object.keys(metafile.outputs).filter((path) => metafile.outputs[path]?.entryPoint);
  return { path: relative(folder, file), metafile };
}

export async function bundlePreHydration(constants: Constants): Promise<string> {
  const { outputFiles } = await build({
    ...bundleOptions,
    entryPoints: ['src/preHydration/preHydration.ts'],
    format: 'iife',
    minify: true,
    write: false,
    define: definitions(constants),
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Adds the scripts of the stand-in for HubSpot to a site in demo mode. */
export async function bundleStandIn(folder: string): Promise<void> {
  await build({
    ...bundleOptions,
    entryPoints: ['src/build/standIn/forms.ts', 'src/build/standIn/chat.ts'],
    outdir: join(folder, 'stand-in'),
    format: 'iife',
    minify: true,
  });
}
