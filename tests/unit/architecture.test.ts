import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Which folders a folder's code may take values from. Types may come from anywhere: they leave no trace in the bundle. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  machines: [],
  'machines/models': ['machines'],
  'machines/paths': ['machines', 'machines/models', 'machines/registry.ts', 'machines/viewer'],
  'machines/registry.ts': ['machines', 'machines/models'],
  'machines/viewer': ['machines', 'machines/registry.ts'],
  'src/theme': [],
  'src/lib': [],
  'src/boot': ['src/lib'],
  'src/content': [],
  'src/ui': ['src/theme', 'src/lib'],
  'src/sections': ['src/ui', 'src/theme', 'src/content', 'src/lib'],
  'src/features': ['machines', 'src/ui', 'src/theme', 'src/content', 'src/lib', 'src/routes'],
  'src/routes': ['src/pages', 'src/content', 'src/lib'],
  'src/pages': [
    ...['src/sections', 'src/features', 'src/ui', 'src/theme'],
    ...['src/content', 'src/lib', 'src/routes'],
  ],
  'src/app': [
    ...['src/features', 'src/sections', 'src/ui', 'src/theme'],
    ...['src/content', 'src/lib', 'src/routes'],
  ],
};

/** What a production build leaves out: each has one user, behind `import()` and a check of the mode. */
const forDevelopment = [
  { user: 'src/app/pageTexts.ts', imported: 'src/content/pageTexts.ts' },
  { user: 'src/app/inspection.ts', imported: 'machines/viewer/live/bridge.ts' },
] as const;

const files = ['src', 'machines'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')),
);
/** The machines' own folder has rooms of its own in it, for developers; their registry is as good as one. */
const ROOMS = /^(?:src\/|machines\/(?:viewer\/|models\/|paths\/|registry\.ts$))/;
const folderOf = (path: string) =>
  path
    .split('/')
    .slice(0, ROOMS.test(path) ? 2 : 1)
    .join('/');

interface Import {
  readonly specifier: string;
  /** Behind `import()`. */
  readonly isLazy: boolean;
}

/** What a file imports at run time: everything but `import type` and `export type`, and lists of types alone. */
function importsOf(file: string): readonly Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...statements].flatMap(([, names = '', from, lazy]) => {
    const isTypesOnly = /^\{\s*(type \w+( as \w+)?,?\s*)+\}$/.test(names);
    const specifier = from ?? lazy;
    return specifier === undefined || isTypesOnly ? [] : [{ specifier, isLazy: from === undefined }];
  });
}

/** The file behind a relative import, from the project's root. */
function resolve(file: string, specifier: string): string {
  const path = relative(root, join(root, dirname(file), specifier));
  return [`${path}.ts`, `${path}.tsx`, path].find((name) => existsSync(join(root, name))) ?? path;
}
const isOwn = ({ specifier }: Import) => specifier.startsWith('.');
const ownImportsOf = (file: string) =>
  importsOf(file)
    .filter(isOwn)
    .map(({ specifier }) => resolve(file, specifier));
const isForDevelopment = (file: string, imported: string) =>
  forDevelopment.some((pair) => pair.user === file && pair.imported === imported);
const packagesOf = (file: string) =>
  importsOf(file)
    .filter((imported) => !isOwn(imported))
    .map(({ specifier }) => specifier);

/** What the browser's bundle may hold: all that is reached from the entry, lazily or not, but not through these files. */
function reachedFromEntry(withoutThrough: readonly string[] = []): ReadonlySet<string> {
  const reached = new Set(['src/main.tsx']);
  for (const file of reached) {
    if (withoutThrough.includes(file)) continue;
    for (const imported of ownImportsOf(file)) if (/\.tsx?$/.test(imported)) reached.add(imported);
  }
  return reached;
}

describe.each(Object.entries(allowed))('%s', (folder, others) => {
  test(`takes values only from itself${others.map((other) => `, ${other}`).join('')}`, () => {
    const broken = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => ownImportsOf(file).map((imported) => [file, imported] as const))
      .filter(([, imported]) => ![folder, ...others].includes(folderOf(imported)))
      .filter(([file, imported]) => !isForDevelopment(file, imported))
      .map((pair) => pair.join(' imports '));
    expect(broken).toEqual([]);
  });
});

describe('machines', () => {
  const machines = files.filter((file) => folderOf(file) === 'machines');

  test('know no package but xstate and valibot', () => {
    expect(machines.length).toBeGreaterThan(0);
    expect([...new Set(machines.flatMap(packagesOf))].sort()).toEqual(['valibot', 'xstate']);
  });

  test('have no document and no timers of their own', () => {
    const browser =
      /\b(?:setTimeout|setInterval|requestAnimationFrame)\(|\b(?:document|window|navigator)\.\w/;
    expect(machines.filter((file) => browser.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

describe('machines/viewer', () => {
  const viewer = files.filter((file) => folderOf(file) === 'machines/viewer');
  /** What a folder of the viewer may use beside XState. */
  const packages: Readonly<Record<string, readonly string[]>> = {
    layout: ['elkjs/lib/elk-api'],
    live: ['valibot'],
    page: ['react', 'react-dom/client'],
    statechart: ['react'],
  };

  test('knows no package but xstate, and what a folder needs', () => {
    expect(viewer.length).toBeGreaterThan(0);
    const broken = viewer.flatMap((file) => {
      const [, , folder = ''] = file.split('/');
      const known = ['xstate', ...(packages[folder] ?? [])];
      return packagesOf(file)
        .filter((name) => !known.includes(name))
        .map((name) => `${file} uses ${name}`);
    });
    expect(broken).toEqual([]);
  });
});

describe('machines/models', () => {
  const models = files.filter((file) => folderOf(file) === 'machines/models');

  test('know no package but valibot', () => {
    expect(models.length).toBeGreaterThan(0);
    expect([...new Set(models.flatMap(packagesOf))]).toEqual(['valibot']);
  });
});

describe('machines/paths', () => {
  const paths = files.filter((file) => folderOf(file) === 'machines/paths');

  test('knows no package but xstate, and of the viewer only what reads a chart', () => {
    expect(paths.length).toBeGreaterThan(0);
    expect([...new Set(paths.flatMap(packagesOf))].sort()).toEqual(['xstate', 'xstate/graph']);
    const ofViewer = paths.flatMap(ownImportsOf).filter((file) => folderOf(file) === 'machines/viewer');
    expect(ofViewer.filter((file) => !file.startsWith('machines/viewer/chart/'))).toEqual([]);
  });
});

test('what is for developers is known neither to the site nor to the machines', () => {
  const rooms = ['machines/viewer', 'machines/models', 'machines/paths', 'machines/registry.ts'];
  const isForDevelopers = (file: string) => rooms.includes(folderOf(file));
  const others = files.filter((file) => !isForDevelopers(file));
  const broken = others.flatMap((file) =>
    ownImportsOf(file)
      .filter((imported) => isForDevelopers(imported) && !isForDevelopment(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(broken).toEqual([]);
});

test('only src/theme knows Stitches', () => {
  const users = files.filter((file) => packagesOf(file).includes('@stitches/react'));
  expect(users.map(folderOf)).toEqual(['src/theme']);
});

test('content has no markup and knows no React', () => {
  const content = files.filter((file) => folderOf(file) === 'src/content');
  expect(content.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  expect(content.filter((file) => packagesOf(file).some((name) => name.startsWith('react')))).toEqual([]);
});

test('what runs at build time only is never reached from the browser entry', () => {
  const reached = reachedFromEntry();
  expect(reached.size).toBeGreaterThan(50);
  expect([...reached].filter((file) => folderOf(file) === 'src/build')).toEqual([]);
});

describe('the long texts of the pages stay out of the bundle', () => {
  const TEXTS = 'src/content/pageTexts.ts';
  /** What pages know of each other, and so is in the bundle. */
  const shared = ['summaries.ts', 'types.ts'];
  const longTexts = files.filter(
    (file) =>
      /^src\/content\/(industries|technologies|phases|legal)\//.test(file) &&
      !shared.some((name) => file.endsWith(`/${name}`)),
  );

  test('there is a file for each page, and an index for each kind', () => {
    expect(longTexts.filter((file) => !file.endsWith('/index.ts'))).toHaveLength(7 + 8 + 5 + 2);
    const reached = reachedFromEntry();
    expect(longTexts.filter((file) => !reached.has(file))).toEqual([]);
  });

  test('none is reached from the browser entry but through content/pageTexts', () => {
    const reached = reachedFromEntry([TEXTS]);
    expect(reached.size).toBeGreaterThan(50);
    expect(longTexts.filter((file) => reached.has(file))).toEqual([]);
  });
});

test.each(forDevelopment)('$imported is behind one import(), which is for development only', (pair) => {
  const users = [...reachedFromEntry([pair.imported])].flatMap((file) =>
    importsOf(file)
      .filter((imported) => isOwn(imported) && resolve(file, imported.specifier) === pair.imported)
      .map(({ isLazy, specifier }) => ({ file, isLazy, specifier })),
  );
  expect(users).toEqual([{ file: pair.user, isLazy: true, specifier: expect.any(String) }]);
  const source = readFileSync(join(root, pair.user), 'utf8');
  const [before = ''] = source.split(`import('${users[0]?.specifier}')`);
  expect(before.slice(before.lastIndexOf('if ('))).toMatch(
    /^if \(process\.env\.NODE_ENV === 'development'\) \{[^}]*$/,
  );
});
