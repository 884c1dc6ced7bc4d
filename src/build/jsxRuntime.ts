import type { Plugin } from 'esbuild';

const NAME = 'react/jsx-runtime';
const NAMESPACE = 'jsx-runtime';

/**
 * esbuild plugin: one module exports the functions that JSX calls, as variables. React's own module is CommonJS, so each of
 * over a thousand calls would read a property of it, and each module would hold its own reference: 2 kB compressed.
 */
export const jsxRuntime: Plugin = {
  name: NAMESPACE,
  setup: ({ onResolve, onLoad, initialOptions }) => {
    onResolve({ filter: new RegExp(`^${NAME}$`) }, ({ namespace }) =>
      namespace === NAMESPACE ? undefined : { path: NAME, namespace: NAMESPACE },
    );
    onLoad({ filter: /./, namespace: NAMESPACE }, () => ({
      contents: `import * as runtime from '${NAME}'; export const { Fragment, jsx, jsxs } = runtime;`,
      ...(initialOptions.absWorkingDir ? { resolveDir: initialOptions.absWorkingDir } : {}),
    }));
  },
};
