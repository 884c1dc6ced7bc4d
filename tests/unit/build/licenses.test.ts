import { expect, test } from 'vitest';
import { fontSources } from '../../../src/build/fonts';
import { licenses, packagesOf } from '../../../src/build/licenses';

test('packages are read from the paths of their files, each once', () => {
  const inputs = [
    'src/main.tsx',
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.js',
    'node_modules/@xstate/react/dist/index.js',
    'node_modules/a/node_modules/b/index.js',
  ];
  expect(packagesOf(inputs)).toEqual(['react', '@xstate/react', 'b']);
});

test('each package is named with its version, its license and the text of it', async () => {
  const text = await licenses(['node_modules/react/index.js', 'node_modules/@stitches/react/dist/index.mjs']);
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta/m);
  expect(text).toMatch(
    /^@stitches\/react 1\.2\.8 \(MIT\)\n\nThe package contains no license text\. Its source: \S+$/m,
  );
});

test('the fonts of the site are named', async () => {
  const text = await licenses(fontSources);
  expect(text.match(/^@fontsource\S+ .* \(OFL-1\.1\)$/gm)).toHaveLength(3);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
