import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { machines } from '../../../machines/registry';

const folder = join(import.meta.dirname, '../../../machines');

test('every machine is listed once, with one line of its own', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.machine.ts'));
  expect(machines.map(({ file }) => file).sort(), 'Edit machines/registry.ts.').toEqual(files.sort());
  for (const key of ['title', 'purpose', 'machine'] as const) {
    expect(new Set(machines.map((listed) => listed[key])).size).toBe(machines.length);
  }
  expect(machines.filter(({ purpose }) => purpose.includes('\n') || !purpose.endsWith('.'))).toEqual([]);
});

test.each(machines)('$title is the machine of its file', async ({ file, machine }) => {
  const module: Readonly<Record<string, unknown>> = await import(join(folder, file));
  expect(Object.values(module)).toContain(machine);
});

test.each(machines)('the test of $title runs its model', ({ machine }) => {
  const source = readFileSync(join(import.meta.dirname, `${machine.id}.machine.test.ts`), 'utf8');
  expect(source).toContain('describeModel(');
});

test.each(machines)('each event of $title has a meaning of one sentence', ({ machine, model }) => {
  for (const { meaning } of Object.values(model.events)) {
    expect(meaning, `Edit machines/models/${machine.id}.model.ts.`).toMatch(/^["A-Z].*\.$/);
  }
});
