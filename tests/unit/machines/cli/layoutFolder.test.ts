import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElkNode } from 'elkjs/lib/elk-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layoutFolder, nodeLayouts } from '../../../../machines/cli/layoutFolder';
import { type LayoutEngine, layoutChart } from '../../../../machines/statechart/layout';
import { elk } from '../../../support/layOut';
import { zooChart } from '../../../support/zooChart';

let parent = '';
/** Does not exist before the first write. */
let folder = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'layouts-'));
  folder = join(parent, 'layouts');
});
afterEach(() => rmSync(parent, { recursive: true }));

test('a chart has the same drawing by ELK, by a new folder, and by the layouts in it', async () => {
  const draw = (engine: LayoutEngine) =>
    layoutChart(
      zooChart('actors'),
      { folded: new Set(), direction: 'down', viewport: { width: 800, height: 600 } },
      engine,
    );
  const fresh = await draw(elk);
  expect(await draw(nodeLayouts(folder))).toEqual(fresh);
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(0);
  expect(await draw(nodeLayouts(folder))).toEqual(fresh);
  expect(readdirSync(folder)).toEqual(files);
});

test('what a process writes is read by the others, under its key', async () => {
  const [one, other] = [layoutFolder(folder), layoutFolder(folder)];
  await expect(one.read('a')).rejects.toThrow('no such file');
  await one.write('a', 'first');
  await other.write('a', 'second');
  await other.write('b', 'third');
  expect([await one.read('a'), await one.read('b')]).toEqual(['second', 'third']);
});

test('nothing but whole layouts stays in the folder', async () => {
  await layoutFolder(folder).write('a', 'text');
  expect(readdirSync(folder)).toEqual(['a']);
});

test('the first write of a process removes the oldest layouts beyond the limit', async () => {
  mkdirSync(folder);
  for (const [at, name] of ['newest', 'middle', 'oldest'].entries()) {
    writeFileSync(join(folder, name), 'x'.repeat(10));
    utimesSync(join(folder, name), 1_000 - at, 1_000 - at);
  }
  const store = layoutFolder(folder, 25);
  expect(await store.read('oldest')).toHaveLength(10);
  await store.write('own', 'text');
  expect(readdirSync(folder).sort()).toEqual(['middle', 'newest', 'own']);
});

test('a folder that cannot be written has no effect on the drawing', async () => {
  writeFileSync(folder, 'a file');
  const newGraph = () => ({ id: 'a', children: [{ id: 'b', width: 1, height: 1 }] });
  const placesIn = ({ children = [] }: ElkNode) => children.map(({ id, x, y }) => [id, x, y]);
  const drawn = await nodeLayouts(folder).layout(newGraph());
  expect(placesIn(drawn)).toEqual(placesIn(await elk.layout(newGraph())));
});
