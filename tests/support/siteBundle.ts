import { join } from 'node:path';
import { build } from 'esbuild';
import { fontFiles } from '../../src/build/fontFiles';
import { fontRanges, siteCharacters } from '../../src/build/fontRanges';
import { providerFor } from '../../src/config/hubspot';
import { recipientsFor } from '../../src/config/recipientsFor';
import { readSettings } from '../../src/config/settings';

const root = join(import.meta.dirname, '../..');

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
  const settings = readSettings({
    HUBSPOT_PORTAL_ID: '12345678',
    HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
  });
  const characters = siteCharacters([]);
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/main.tsx'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'dist',
    loader: { '.woff2': 'file' },
    plugins: [fontFiles(characters)],
    define: {
      __BASE_PATH__: '""',
      __SETTINGS__: JSON.stringify(settings),
      __PROVIDER__: JSON.stringify(providerFor(settings, isDemo)),
      __RECIPIENTS__: JSON.stringify(recipientsFor(settings, providerFor(settings, isDemo))),
      __BUILD_YEAR__: '2026',
      __BUILD_DAY__: '""',
      __FONT_RANGES__: JSON.stringify(fontRanges(characters)),
      'process.env.NODE_ENV': JSON.stringify(mode),
    },
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return { code, inputs: Object.keys(metafile.inputs) };
}
