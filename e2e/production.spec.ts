import { bundleInputs } from './support/builtSite';
import { expect, test } from './support/test';

test('the site that visitors get has its machines, and nothing of what is for developers', async ({
  request,
}) => {
  const machines = bundleInputs.filter((path) => path.startsWith('machines/'));
  expect(machines).toContain('machines/header.machine.ts');
  const forVisitors = /^machines\/(?:shared\/)?[\w.]+\.ts$/;
  expect(machines.filter((path) => !forVisitors.test(path) || path.endsWith('registry.ts'))).toEqual([]);
  for (const path of ['/machines/', '/machines/main.js', '/machines/elk-worker.js']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
