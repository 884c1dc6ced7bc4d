import { describe, expect, test } from 'vitest';
import { files, folderOf, ownImportsOf, packagesOf, sourceOf } from '../support/sourceFiles';

/** Folders from which each folder may import values. Type imports are unrestricted, because the build removes them. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  machines: ['src/lib'],
  'machines/models': ['machines', 'src/lib'],
  'machines/registry.ts': ['machines', 'machines/models'],
  'machines/arrangements.ts': ['machines/statechart'],
  'machines/statechart': [],
  'machines/viewer': [
    ...['machines/registry.ts', 'machines/statechart'],
    ...['src/theme', 'src/ui', 'src/lib'],
  ],
  'machines/cli': ['machines/arrangements.ts', 'machines/registry.ts', 'machines/statechart', 'src/theme'],
  'src/theme': [],
  'src/lib': [],
  'src/preHydration': ['src/lib'],
  'src/config': ['src/lib'],
  'src/content': ['src/config', 'src/lib'],
  'src/ui': ['src/figures', 'src/theme', 'src/lib'],
  'src/figures': ['src/theme', 'src/lib'],
  'src/blocks': ['src/figures', 'src/ui', 'src/theme', 'src/config', 'src/content', 'src/lib'],
  'src/features': [
    'machines',
    'src/ui',
    'src/theme',
    'src/figures',
    'src/config',
    'src/content',
    'src/lib',
    'src/routes',
  ],
  'src/routes': ['src/content', 'src/lib'],
  'src/pages': [
    ...['src/blocks', 'src/features', 'src/figures', 'src/ui', 'src/theme'],
    ...['src/config', 'src/content', 'src/lib', 'src/routes'],
  ],
  'src/app': [
    ...['src/pages', 'src/features', 'src/blocks', 'src/figures', 'src/ui', 'src/theme'],
    ...['src/config', 'src/content', 'src/lib', 'src/routes'],
  ],
};

/** The import that a production build omits, as `developerTools.test.ts` shows. */
const isForDevelopment = (file: string, imported: string) =>
  file === 'src/main.tsx' && imported === 'machines/statechart/inspect/bridge.ts';

/** Files that are reachable from the browser entry, lazily or not. */
function reachedFromEntry(): ReadonlySet<string> {
  const reached = new Set(['src/main.tsx']);
  for (const file of reached) {
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

test('no module needs itself, not even through import()', () => {
  const isDone = new Set<string>();
  /** The first import cycle that starts at a file, as a list of its files; undefined without a cycle. */
  const circleFrom = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (isDone.has(file)) return undefined;
    for (const imported of ownImportsOf(file)) {
      const circle = circleFrom(imported, [...path, file]);
      if (circle) return circle;
    }
    isDone.add(file);
    return undefined;
  };
  expect(files.map((file) => circleFrom(file, [])).filter((circle) => circle !== undefined)).toEqual([]);
});

test('what is for developers is known neither to the site nor to the machines', () => {
  const isForDevelopers = (file: string) => file.startsWith('machines/') && folderOf(file) !== 'machines';
  const others = files.filter((file) => !isForDevelopers(file));
  const broken = others.flatMap((file) =>
    ownImportsOf(file)
      .filter((imported) => isForDevelopers(imported) && !isForDevelopment(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(broken).toEqual([]);
});

test('every actor that the site starts can be watched in development', () => {
  const starts = /\b(?:useActorRef|useActor|useMachine|createActor)\(/;
  const starters = files.filter((file) => file.startsWith('src/') && starts.test(sourceOf(file)));
  expect(starters.length).toBeGreaterThan(0);
  expect(starters.filter((file) => !ownImportsOf(file).includes('src/lib/inspected.ts'))).toEqual([]);
});

test('one file knows Stitches', () => {
  const users = files.filter((file) => packagesOf(file).includes('@stitches/react'));
  expect(users).toEqual(['src/theme/stitches.config.ts']);
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
