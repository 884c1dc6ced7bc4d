import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

/** Replacements in the library's file. Each text must occur exactly once. */
const CHANGES: readonly (readonly [part: string, from: RegExp | string, to: string])[] = [
  [
    'the name of keyframes, a theme or global styles',
    /\bz=e=>\(e=>\{.+?\}\)\(.+?\(5381,JSON\.stringify\(e\)\)>>>0\)(?=,W=)/,
    'z=prefixedName',
  ],
  ['the name of a class', /`\$\{S\(i\.prefix\)\}c-\$\{z\(n\)\}`/, 'className(n)'],
  [
    'the names of variants when a style is made',
    'return[o,n,l,s,d,g]',
    'return nameVariants(o,l.concat(s)),[o,n,l,s,d,g]',
  ],
  ['the name of a variant', /`\$\{n\}-\$\{z\(o\)\}-\$\{t\}`/, 'className(o,n)'],
  ['the name of a responsive variant', /`\$\{n\}-\$\{z\(o\)\}-\$\{i\}`/, 'className(o,n)'],
  [
    'the properties that take tokens, which src/theme/stitches.config.ts names itself',
    /\bn=\{gap:r,.+?zIndex:"zIndices"\}/,
    'n={}',
  ],
  [
    'the properties whose numbers are pixels, because `src/build/stylesheet.ts` requires a unit',
    /\bI=\{animationDelay:1,.+?wordSpacing:1\}/,
    'I={}',
  ],
  [
    'the names in a sheet',
    /cache:new Set\(c\)/,
    'cache:new Set([...c,...namesInSheet(e.ownerNode?.textContent??"",c[0])])',
  ],
];

/**
 * esbuild plugin: Stitches with the class names of `src/theme/classNames.ts`. The library has no option for
 * them. Its last version is 1.2.8, so the replaced texts do not change.
 * @param names path of `src/theme/classNames.ts`.
 * @throws Error if the library's text is different.
 */
export const shortClassNames = (names: string): Plugin => ({
  name: 'short-class-names',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@stitches\/react$/ }, async ({ importer }) => ({
      path: createRequire(importer)
        .resolve('@stitches/react')
        .replace(/\.cjs$/, '.mjs'),
    }));
    onLoad({ filter: /@stitches[\\/]react[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [part, from, to] of CHANGES) {
        if (contents.split(from).length !== 2) throw new Error(`Stitches has another text for ${part}.`);
        contents = contents.replace(from, () => to);
      }
      return {
        contents: `import{className,namesInSheet,nameVariants,prefixedName}from${JSON.stringify(names)};${contents}`,
        loader: 'js',
      };
    });
  },
});
