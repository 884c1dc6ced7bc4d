/**
 * npm run machines:paths -- [NAME] [--to STATE]: prints paths through the machines, step by step, for testers who walk them
 * by hand: those that cover a machine, or the shortest ones to a state. Without a name it prints the paths of all machines.
 */
import { parseArgs } from 'node:util';
import { loadForNode } from './loadForNode.mjs';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [name, ...others] = positionals;
  if (others.length > 0) throw new Error(`One machine at a time: got ${positionals.join(', ')}`);
  if (values.to !== undefined && name === undefined) throw new Error('--to needs a machine.');
  const { printedPaths } = await loadForNode('machines/cli/pathReports.ts');
  process.stdout.write(printedPaths(name, values.to));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`${message}\nUsage: npm run machines:paths -- [NAME] [--to STATE]`);
  process.exitCode = 1;
}
