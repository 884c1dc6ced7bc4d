import { build } from 'esbuild';
import { bundleOptions, definitions } from '../../src/build/bundles';
import { readConfiguration } from '../../src/build/configuration';
import { account } from './hosting';

/** A bundle of the site for the browser: its code, and its input files. */
export interface SiteBundle {
  readonly code: string;
  readonly inputs: readonly string[];
}

export interface SiteBundleOptions {
  readonly isDemo?: boolean;
  readonly mode?: 'production' | 'development';
}

/** Builds the browser bundle like `build.mjs`, without writing it. */
export async function siteBundle({
  isDemo = false,
  mode = 'production',
}: SiteBundleOptions): Promise<SiteBundle> {
  // With an account, so that the chat has an address.
  const { constants } = readConfiguration(account, isDemo);
  const { metafile, outputFiles } = await build({
    ...bundleOptions,
    entryPoints: ['src/main.tsx'],
    minify: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    define: definitions({ ...constants, 'process.env.NODE_ENV': mode }),
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return { code, inputs: Object.keys(metafile.inputs) };
}
