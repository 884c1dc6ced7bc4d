/**
 * npm run machines:check -- NAME: checks everything that depends on one machine, and names the file to edit: its generated
 * documentation, its row and its model, and its tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const [name = '', ...others] = process.argv.slice(2);

if (!existsSync(join(root, `machines/${name}.machine.ts`)) || others.length > 0) {
  console.error('Usage: npm run machines:check -- NAME, the name of a file machines/NAME.machine.ts');
  process.exit(2);
}

/** @param {readonly string[]} args of Node. */
const passes = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** @param {readonly string[]} args */
const passTests = (...args) => passes(vitest, 'run', '--config', 'tests/vitest.config.ts', ...args);

const title = name.charAt(0).toUpperCase() + name.slice(1);
const checks = [
  {
    isPassed: passes(join(root, 'machines/cli/docs.mjs'), '--check'),
    advice: 'Run npm run machines:docs.',
  },
  {
    isPassed: passTests('tests/unit/machines/registry.test.ts', '-t', `${title}\\b`),
    advice: `Edit machines/registry.ts (the row) or machines/models/${name}.model.ts (payloads and meanings of the events).`,
  },
  {
    isPassed: passTests(`tests/unit/machines/${name}.machine.test.ts`),
    advice: `Edit machines/models/${name}.model.ts (a part that no path covers) or tests/unit/machines/${name}.machine.test.ts (rules, and an assertion for each state).`,
  },
];

const failed = checks.filter(({ isPassed }) => !isPassed);
for (const { advice } of failed) console.error(advice);
console.log(failed.length === 0 ? `${name}: all checks pass.` : `${name}: ${failed.length} checks fail.`);
process.exitCode = failed.length === 0 ? 0 : 1;
