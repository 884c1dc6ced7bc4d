import { describe, expect, test } from 'vitest';
import { files, folderOf, ownImportsOf, packagesOf, sourceOf } from '../../support/sourceFiles';

/** What only a browser has, and timers. */
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

describe('machines/viewer', () => {
  const viewer = files.filter((file) => folderOf(file) === 'machines/viewer');
  const roomOf = (file: string) => file.split('/')[2] ?? '';
  const react = ['react', 'react-dom', 'react-dom/client', '@xstate/react'];
  /** What each folder of the viewer may use beside XState; of ELK, `layout` knows types alone. */
  const packages: Readonly<Record<string, readonly string[]>> = {
    chart: [],
    exports: [],
    layout: [],
    live: ['valibot'],
    mermaid: [],
    page: react,
    reference: [],
    simulation: [],
    statechart: [...react, 'elkjs/lib/elk-api'],
  };

  test('has no folder of which nothing is said here', () => {
    expect([...new Set(viewer.map(roomOf))].sort()).toEqual(Object.keys(packages));
  });

  test.each(Object.entries(packages))('%s knows no package but xstate, %s', (room, known) => {
    const broken = viewer
      .filter((file) => roomOf(file) === room)
      .flatMap((file) => packagesOf(file).map((name) => [file, name] as const))
      .filter(([, name]) => !['xstate', ...known].includes(name))
      .map((pair) => pair.join(' uses '));
    expect(broken).toEqual([]);
  });

  test('needs no document to read, simulate, tell or lay out a machine', () => {
    const withoutDocument = ['chart', 'layout', 'mermaid', 'reference', 'simulation'];
    const files = viewer.filter((file) => withoutDocument.includes(roomOf(file)));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => BROWSER.test(sourceOf(file)))).toEqual([]);
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
