import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutDescriptions } from '../../../src/build/machineDescriptions';

const folder = new URL('../../../machines/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.machine.ts'));

test('the descriptions of a machine and its states are left out, and nothing else', () => {
  const source = `createMachine({
  id: 'toast',
  description:
    'Times one toast; its owner\\'s "clock" is used.',
  states: { on: { description: 'Visible.', tags: 'on' } },
});`;
  expect(withoutDescriptions(source, 'toast.machine.ts')).toBe(`createMachine({
  id: 'toast',
  states: { on: { tags: 'on' } },
});`);
});

test('a description that is computed stops the build', () => {
  const source = `{ description: \`\${name} is open.\`, id: 'menu' }`;
  expect(() => withoutDescriptions(source, 'menu.machine.ts')).toThrow(
    'menu.machine.ts: a description has to be one plain string.',
  );
});

test.each(files)('%s has descriptions of this form only', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  expect(() => withoutDescriptions(source, file)).not.toThrow();
});
