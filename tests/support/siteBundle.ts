import { build } from 'esbuild';
import { readConfiguration } from '../../src/build/configuration';

/** A bundle of the site for the browser: its code, and its input files. */
export interface SiteBundle {
  readonly code: string;
  readonly inputs: readonly string[];
}

export interface SiteBundleOptions {
  readonly isDemo?: boolean;
  readonly mode?: 'production' | 'development';
}

/** An account, so that the chat has an address. */
const account = {
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
};

/** Builds the browser bundle like `build.mjs`, without writing it. */
export async function siteBundle({
  isDemo = false,
  mode = 'production',
}: SiteBundleOptions): Promise<SiteBundle> {
  const { constants } = readConfiguration(account, isDemo);
  const { metafile, outputFiles } = await build({
    entryPoints: ['src/main.tsx'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'dist',
    define: Object.fromEntries(
      Object.entries({ ...constants, 'process.env.NODE_ENV': mode }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return { code, inputs: Object.keys(metafile.inputs) };
}
