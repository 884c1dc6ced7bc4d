import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';

interface Metafile {
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** The metafile of the served bundle. */
const METAFILE = new URL('../node_modules/.cache/site/metafile.json', import.meta.url);

test('the site that visitors get has its machines, and nothing of what is for developers', async ({
  request,
}) => {
  const { inputs }: Metafile = JSON.parse(readFileSync(METAFILE, 'utf8'));
  const machines = Object.keys(inputs).filter((path) => path.startsWith('machines/'));
  expect(machines).toContain('machines/header.machine.ts');
  const forVisitors = /^machines\/(?:shared\/)?[\w.]+\.ts$/;
  expect(machines.filter((path) => !forVisitors.test(path) || path.endsWith('registry.ts'))).toEqual([]);
  for (const path of ['/machines/', '/machines/main.js', '/machines/elk-worker.js']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
