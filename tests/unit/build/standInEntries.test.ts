import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { standInEntries } from '../../../src/build/standInEntries';
import { providerFor } from '../../../src/content/hubspot';
import { readSettings } from '../../../src/content/settings';

const root = join(import.meta.dirname, '../../..');
const settings = readSettings({});
const STAND_IN = /stand-?in/i;

/** The browser bundle as `build.mjs` makes it: its code, and the files that are in it. */
async function bundle(isDemo: boolean) {
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
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __PROVIDER__: JSON.stringify(providerFor(settings, isDemo)),
      __BUILD_YEAR__: '2026',
      __BUILD_DAY__: '""',
      'process.env.NODE_ENV': '"production"',
    },
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return { code, inputs: Object.keys(metafile.inputs) };
}

describe('a production build', () => {
  test('has no stand-in beside the bundle', () => {
    expect(standInEntries(providerFor(settings, false))).toEqual({});
  });

  test('has none in the bundle, not even its address, and knows the real ones', async () => {
    const { code, inputs } = await bundle(false);
    expect(inputs.filter((path) => STAND_IN.test(path))).toEqual([]);
    expect(code).not.toMatch(STAND_IN);
    expect(code).toContain('https://js.hsforms.net/forms/embed/v2.js');
    expect(code).toContain('https://js.hs-scripts.com/');
  });
});

describe('a demo build', () => {
  test('has both stand-ins where the provider’s scripts are asked for', () => {
    const provider = providerFor(settings, true);
    const written = Object.keys(standInEntries(provider)).map((path) => `/${path}.js`);
    expect(written).toEqual([provider.formScript, provider.chatScript]);
  });

  test('has them beside the bundle, not in it, and no address of HubSpot’s to fetch from', async () => {
    const { code, inputs } = await bundle(true);
    expect(inputs.filter((path) => STAND_IN.test(path))).toEqual([]);
    expect(code).toContain('/stand-in/forms.js');
    expect(code).not.toMatch(/https:\/\/js[.-]/);
  });
});
