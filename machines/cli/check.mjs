/**
 * npm run machines:check -- NAME: runs the tests of everything that depends on one machine: its row and its model, its
 * generated documentation, and its own tests. A failure names the file to edit.
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

const tests = ['registry.test.ts', 'statechart/export/reference.test.ts', `${name}.machine.test.ts`];
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts'];
const files = tests.map((file) => `tests/unit/machines/${file}`);
const { status } = spawnSync(process.execPath, [...vitest, ...files], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
