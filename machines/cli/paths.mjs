/**
 * npm run machines:paths -- [NAME] [--to STATE]: prints paths through the machines, step by step, for testers who walk them
 * by hand: those that cover a machine, or the shortest ones to a state. Without a name it prints the paths of all machines.
 */
import { parseArgs } from 'node:util';
import { answerRequest, runCommand } from './command.mjs';
import { loadForNode } from './loadForNode.mjs';

const USAGE = 'Usage: npm run machines:paths -- [NAME] [--to STATE]';

/** @param {readonly string[]} args */
function readRequest(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [name, ...others] = positionals;
  if (others.length > 0) throw new Error(`One machine at a time: got ${positionals.join(', ')}`);
  if (values.to !== undefined && name === undefined) throw new Error('--to needs a machine.');
  return { name, to: values.to };
}

/** Loaded once: a process may run the command several times. */
let loaded;

/**
 * Runs the command.
 * @param {readonly string[]} args the options.
 */
export async function main(args) {
  loaded ??= loadForNode('machines/cli/pathReports.ts');
  const { printedPaths } = await loaded;
  return answerRequest(
    USAGE,
    () => readRequest(args),
    async ({ name, to }) => printedPaths(name, to),
  );
}

if (process.argv[1] === import.meta.filename) await runCommand(main);
