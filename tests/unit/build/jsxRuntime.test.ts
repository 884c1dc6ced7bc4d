import { join } from 'node:path';
import { build } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsxRuntime } from '../../../src/build/jsxRuntime';

const root = join(import.meta.dirname, '../../..');

test('JSX calls its functions as variables, and makes the same elements', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export const element = <><p id="a"><b>1</b><i>2</i></p></>;',
      loader: 'jsx',
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [jsxRuntime],
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code).toContain(' jsxs("p"');
  expect(code).not.toMatch(/\.jsxs?\)\(/);
  const module = { exports: { element: undefined } };
  new Function('module', code)(module);
  expect(renderToStaticMarkup(module.exports.element)).toBe('<p id="a"><b>1</b><i>2</i></p>');
});
