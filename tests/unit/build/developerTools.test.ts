import { expect, test } from 'vitest';
import { CHANNEL_NAME } from '../../../machines/statechart/inspect/protocol';
import { siteBundle } from '../../support/hosting';

/** Developer tools: the viewer, the library and the models that it and the tests use, and the packages of both. */
const tools =
  /^machines\/(?:statechart|viewer|models|paths|cli|registry\.ts)|^node_modules\/(?:elkjs|mermaid|xstate\/dist\/xstate-graph)/;

test('a production build has nothing of the viewer, of the models or of their packages', async () => {
  const { code, inputs } = await siteBundle({});
  expect(inputs).toContain('machines/header.machine.ts');
  expect(inputs.filter((path) => tools.test(path))).toEqual([]);
  expect(code).not.toContain(CHANNEL_NAME);
  expect(code).not.toContain('BroadcastChannel');
});

test('a development build tells the viewer what happens, and has nothing that draws it', async () => {
  const { code, inputs } = await siteBundle({ mode: 'development' });
  expect(code).toContain(CHANNEL_NAME);
  const folders = inputs
    .filter((path) => tools.test(path))
    .map((path) => path.split('/').slice(0, 3).join('/'));
  expect([...new Set(folders)].toSorted()).toEqual([
    'machines/statechart/engine',
    'machines/statechart/graph',
    'machines/statechart/inspect',
  ]);
});
