/**
 * npm run test:mutation: makes small changes to the machines, one at a time, and runs their tests. Fails below the score in
 * stryker.config.mjs, for a survivor that harmless.mjs does not list, and for an entry of harmless.mjs without a survivor.
 * `-- machines/header.machine.ts` mutates only the named files.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { addMutators } from './addMutators.mjs';
import { harmless } from './harmless.mjs';
import { syntaxOf } from './meaning.mjs';
import { compare, figures, readMutant } from './outcome.mjs';

const root = join(import.meta.dirname, '../..');
const files = process.argv.slice(2);

// Outside the project, so that no watcher and no linter finds the mutants. Removed also after an interruption.
const sandboxes = mkdtempSync(join(tmpdir(), 'machine-mutants-'));
process.once('exit', () => rmSync(sandboxes, { recursive: true, force: true }));

await addMutators();
const stryker = new Stryker({
  configFile: join(import.meta.dirname, 'stryker.config.mjs'),
  tempDirName: sandboxes,
  ...(files.length > 0 ? { mutate: files } : {}),
});
const results = await stryker.runMutationTest();
if (results.length === 0) throw new Error(`No mutants in ${files.join(', ')}.`);

const names = [...new Set(results.map(({ fileName }) => fileName))];
const sources = new Map(
  await Promise.all(
    names.map(async (name) => {
      const source = await readFile(name, 'utf8');
      return [name, { file: relative(root, name), source, syntax: syntaxOf(source) }];
    }),
  ),
);
const mutants = results.map((result) => readMutant(result, sources.get(result.fileName)));
const mutated = [...new Set(mutants.map(({ file }) => file))].sort();
console.table({
  ...Object.fromEntries(mutated.map((name) => [name, figures(mutants.filter(({ file }) => file === name))])),
  all: figures(mutants),
});

const { unexpected, outdated } = compare(mutants, harmless);
for (const survivor of unexpected)
  console.error(`\nNo test fails with this change, and harmless.mjs does not list it:\n  ${survivor}`);
for (const survivor of outdated)
  console.error(`\nharmless.mjs lists a change that a test detects, or that does not exist:\n  ${survivor}`);
if (unexpected.length + outdated.length > 0) process.exitCode = 1;
else console.log('Every survivor is harmless, for a reason given in tests/mutation/harmless.mjs.');
