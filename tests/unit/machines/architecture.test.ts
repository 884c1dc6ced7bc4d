import { describe, expect, test } from 'vitest';
import { files, folderOf, packagesOf, sourceOf } from '../../support/sourceFiles';

/** What only a browser has, and timers. */
const BROWSER = /\b(?:setTimeout|setInterval|requestAnimationFrame)\(|\b(?:document|window|navigator)\.\w/;

describe('machines', () => {
  const machines = files.filter((file) => ['machines', 'machines/shared'].includes(folderOf(file)));

  test('know no package but xstate and valibot', () => {
    expect(machines.length).toBeGreaterThan(0);
    expect([...new Set(machines.flatMap(packagesOf))].sort()).toEqual(['valibot', 'xstate']);
  });

  test('have no document and no timers of their own', () => {
    expect(machines.filter((file) => BROWSER.test(sourceOf(file)))).toEqual([]);
  });
});

describe('machines/statechart', () => {
  const library = files.filter((file) => folderOf(file) === 'machines/statechart');
  const partOf = (file: string) => file.split('/')[2] ?? '';
  /** Packages that each folder of the library may use beside XState; of ELK, `layout` uses types alone. */
  const packages: Readonly<Record<string, readonly string[]>> = {
    engine: [],
    export: [],
    graph: [],
    inspect: ['valibot'],
    layout: [],
    paths: [],
    react: ['react', 'react-dom', '@xstate/react', 'elkjs/lib/elk-api'],
  };

  test('has no folder without a rule', () => {
    expect([...new Set(library.map(partOf))].sort()).toEqual(Object.keys(packages));
  });

  test.each(Object.entries(packages))('%s uses no package but xstate, %s', (part, known) => {
    const broken = library
      .filter((file) => partOf(file) === part)
      .flatMap((file) => packagesOf(file).map((name) => [file, name] as const))
      .filter(([, name]) => !['xstate', ...known].includes(name))
      .map((pair) => pair.join(' uses '));
    expect(broken).toEqual([]);
  });

  test('needs no document to read, run, explore or lay out a machine', () => {
    const withoutDocument = library.filter((file) =>
      ['engine', 'graph', 'layout', 'paths'].includes(partOf(file)),
    );
    expect(withoutDocument.length).toBeGreaterThan(0);
    expect(withoutDocument.filter((file) => BROWSER.test(sourceOf(file)))).toEqual([]);
  });
});

describe('machines/statechart/engine', () => {
  const ADAPTER = 'machines/statechart/engine/xstateAdapter.ts';

  test('is the only part that uses what XState does not document, in one file', () => {
    const undocumented = /\b_(?:nodes|transitions)\b|actionExecutor|machine\.transition\(/;
    const users = files.filter((file) => file.startsWith('machines/') && undocumented.test(sourceOf(file)));
    expect(users).toEqual([ADAPTER]);
  });
});

describe('machines/viewer', () => {
  test('uses no package but xstate and react', () => {
    const viewer = files.filter((file) => folderOf(file) === 'machines/viewer');
    const names = [...new Set(viewer.flatMap(packagesOf))].sort();
    expect(names).toEqual(['react', 'react-dom/client', 'xstate']);
  });
});

describe('machines/models', () => {
  const models = files.filter((file) => folderOf(file) === 'machines/models');

  test('know no package but valibot', () => {
    expect(models.length).toBeGreaterThan(0);
    expect([...new Set(models.flatMap(packagesOf))]).toEqual(['valibot']);
  });
});
