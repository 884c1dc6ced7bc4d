import { statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { fontFiles } from '../../../src/build/fontFiles';
import { siteCharacters } from '../../../src/build/fontRanges';
import { files, sourceOf } from '../../support/sourceFiles';

const root = join(import.meta.dirname, '../../..');
const FONT = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';

/** Bundles a module that exports the addresses of the whole file and of the subset. */
async function bundleFont(plugin: ReturnType<typeof fontFiles>) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { default as whole } from '${FONT}'; export { default as subset } from '${FONT}?subset';`,
      resolveDir: root,
      sourcefile: join(root, 'entry.js'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: join(root, 'dist'),
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/',
    loader: { '.woff2': 'file' },
    plugins: [plugin],
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const fileOf = (address: RegExp) => {
    const [path = ''] = address.exec(code) ?? [];
    return {
      path,
      size: outputFiles.find((file) => file.path === join(root, 'dist', path))?.contents.length,
    };
  };
  return {
    whole: fileOf(/\/assets\/ibm-plex-mono-latin-400-normal-\w{8}\.woff2/),
    subset: fileOf(/\/assets\/ibm-plex-mono-subset-\w{8}\.woff2/),
  };
}

test('a font has a whole file and a smaller one, whose name changes with its characters', async () => {
  const { whole, subset } = await bundleFont(fontFiles(siteCharacters([])));
  expect(whole.size).toBe(statSync(join(root, 'node_modules', FONT)).size);
  expect(subset.size).toBeLessThan(8_000);

  const larger = await bundleFont(fontFiles(siteCharacters(['éèêë'])));
  expect(larger.whole).toEqual(whole);
  expect(larger.subset.path).not.toBe(subset.path);
  expect(larger.subset.size).toBeGreaterThan(subset.size ?? 0);
});

test('the same characters give the same file in every build', async () => {
  const plugin = fontFiles(siteCharacters(['é']));
  const first = await bundleFont(plugin);
  expect(await bundleFont(plugin)).toEqual(first);
  expect(await bundleFont(fontFiles(siteCharacters(['é'])))).toEqual(first);
});

test('styles use no OpenType feature that the subset lacks', () => {
  const used = files
    .filter((file) => file.startsWith('src/') && !file.startsWith('src/build/'))
    .flatMap((file) => sourceOf(file).match(/font(?:Variant|Feature)\w*: '[^']*'/g) ?? []);
  expect([...new Set(used)]).toEqual(["fontVariantNumeric: 'tabular-nums'"]);
});
