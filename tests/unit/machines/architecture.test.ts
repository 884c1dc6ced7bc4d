import { describe, expect, test } from 'vitest';
import {
  files,
  folderOf,
  ownImportsOf,
  ownImportsWithTypes,
  packagesOf,
  sourceOf,
} from '../../support/sourceFiles';

/** Browser APIs and timers. */
const BROWSER = /\b(?:setTimeout|setInterval|requestAnimationFrame)\(|\b(?:document|window|navigator)\.\w/;

describe('machines', () => {
  const machines = files.filter((file) => folderOf(file) === 'machines');

  test('know no package but xstate and valibot', () => {
    expect(machines.length).toBeGreaterThan(0);
    expect([...new Set(machines.flatMap(packagesOf))].sort()).toEqual(['valibot', 'xstate']);
  });

  test('have no document and no timers of their own', () => {
    expect(machines.filter((file) => BROWSER.test(sourceOf(file)))).toEqual([]);
  });
});

/** Folders of the library from which each of its folders may import values; type imports are unrestricted. */
const partsUsed: Readonly<Record<string, readonly string[]>> = {
  graph: [],
  engine: ['graph'],
  paths: ['engine', 'graph'],
  layout: ['graph'],
  export: ['graph'],
  inspect: ['engine', 'graph'],
  react: ['graph', 'layout'],
};

/** Public entries of the library: the index of each folder, and the page's end of a live connection. */
const ENTRY = /^machines\/statechart\/(?:\w+\/index|inspect\/bridge)\.ts$/;

/** Imports between files, as text, that break a rule. */
const broken = (from: readonly string[], isAllowed: (file: string, imported: string) => boolean) =>
  from.flatMap((file) =>
    ownImportsWithTypes(file)
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );

describe('machines/statechart', () => {
  const library = files.filter((file) => folderOf(file) === 'machines/statechart');
  const partOf = (file: string) => file.split('/')[2] ?? '';
  /** Packages that each folder of the library may import beside XState; `layout` imports only types of ELK. */
  const packages: Readonly<Record<string, readonly string[]>> = {
    engine: [],
    export: [],
    graph: [],
    inspect: ['valibot'],
    layout: [],
    paths: [],
    react: ['react', 'react-dom/server'],
  };

  test('has no folder without a rule', () => {
    const parts = [...new Set(library.map(partOf))].sort();
    expect(parts).toEqual(Object.keys(packages));
    expect(parts).toEqual(Object.keys(partsUsed).sort());
  });

  test('imports nothing from the site, nor from the folders around it, not even types', () => {
    expect(broken(library, (_, imported) => imported.startsWith('machines/statechart/'))).toEqual([]);
  });

  test('names no machine of the site', () => {
    const machines = files.filter((file) => /^machines\/\w+\.machine\.ts$/.test(file));
    const names = machines.map((file) => file.replace(/^machines\/(\w+)\..*$/, '$1Machine'));
    expect(names).toContain('headerMachine');
    expect(library.filter((file) => names.some((name) => sourceOf(file).includes(name)))).toEqual([]);
  });

  test.each(Object.entries(partsUsed))('%s uses values of %s only', (part, others) => {
    const own = library.filter((file) => partOf(file) === part);
    const wrong = own
      .flatMap((file) => ownImportsOf(file).map((imported) => [file, imported] as const))
      .filter(([, imported]) => ![part, ...others].includes(partOf(imported)))
      .map((pair) => pair.join(' imports '));
    expect(wrong).toEqual([]);
  });

  test('is entered through its public entries only, also by its own folders', () => {
    const isPublic = (file: string, imported: string) =>
      !imported.startsWith('machines/statechart/') ||
      (folderOf(file) === 'machines/statechart' && partOf(file) === partOf(imported)) ||
      ENTRY.test(imported);
    expect(broken(files, isPublic)).toEqual([]);
  });

  test('needs a document for pictures only: Mermaid and the reference need none', () => {
    const texts = library.filter((file) => partOf(file) === 'export' && !file.endsWith('/download.ts'));
    expect(texts).toContain('machines/statechart/export/mermaid.ts');
    expect(texts.filter((file) => BROWSER.test(sourceOf(file)))).toEqual([]);
  });

  test('has no circle of imports', () => {
    const importsOf = new Map(library.map((file) => [file, ownImportsWithTypes(file)]));
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, above: readonly string[]): void => {
      if (above.includes(file)) circles.push([...above.slice(above.indexOf(file)), file].join(' > '));
      if (above.includes(file) || done.has(file)) return;
      for (const imported of importsOf.get(file) ?? []) visit(imported, [...above, file]);
      done.add(file);
    };
    for (const file of library) visit(file, []);
    expect(circles).toEqual([]);
  });

  test.each(Object.entries(packages))('%s uses no package but xstate, %s', (part, known) => {
    const broken = library
      .filter((file) => partOf(file) === part)
      .flatMap((file) => packagesOf(file).map((name) => [file, name] as const))
      .filter(([, name]) => !['xstate', ...known].includes(name))
      .map((pair) => pair.join(' uses '));
    expect(broken).toEqual([]);
  });

  test('needs no document to run, explore or lay out a machine', () => {
    const withoutDocument = library.filter((file) =>
      ['engine', 'graph', 'layout', 'paths'].includes(partOf(file)),
    );
    expect(withoutDocument.length).toBeGreaterThan(0);
    expect(withoutDocument.filter((file) => BROWSER.test(sourceOf(file)))).toEqual([]);
  });
});

describe('machines/statechart/engine', () => {
  test('uses what XState does not document in one file, and no other part uses it', () => {
    const undocumented =
      /\b_(?:nodes|transitions|parent)\b|actionExecutor|machine\.transition\(|'resolve' in|\.assign\(system/;
    const users = files.filter((file) => file.startsWith('machines/') && undocumented.test(sourceOf(file)));
    expect(users).toEqual(['machines/statechart/engine/observeMachine.ts']);
  });
});

describe('machines/viewer', () => {
  test('uses no package but react and valibot, and the drawings of the development server', () => {
    const viewer = files.filter((file) => folderOf(file) === 'machines/viewer');
    const names = [...new Set(viewer.flatMap(packagesOf))].sort();
    expect(names).toEqual(['react', 'react-dom', 'react-dom/client', 'site:drawings', 'valibot']);
  });
});

describe('machines/models', () => {
  const models = files.filter((file) => folderOf(file) === 'machines/models');

  test('know no package but valibot', () => {
    expect(models.length).toBeGreaterThan(0);
    expect([...new Set(models.flatMap(packagesOf))]).toEqual(['valibot']);
  });
});
