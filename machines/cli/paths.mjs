/**
 * npm run machines:paths -- [machine] [--to STATE] [--json | --playwright]: prints paths through the machines, step by step, for testers
 * who walk them by hand and for other tools: those that show all of a machine, or the shortest ones to a state. A wrong
 * machine, state or option is answered with the right ones, and exits with 2.
 */
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';
import { loadForNode } from './loadForNode.mjs';

const USAGE = 'Usage: npm run machines:paths -- [machine] [--to STATE] [--json | --playwright]';

function readRequest(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      json: { type: 'boolean', default: false },
      playwright: { type: 'boolean', default: false },
    },
  });
  const [machine, ...others] = positionals;
  if (others.length > 0) throw new Error(`One machine at a time: got ${positionals.join(', ')}`);
  if (values.json && values.playwright) throw new Error('Choose --json or --playwright.');
  if (values.playwright && machine === undefined) throw new Error('--playwright needs a machine.');
  return { machine, ...values };
}

/** Loaded once: a process may run the command several times. */
let loaded;

/**
 * Runs the command.
 * @param {readonly string[]} args the options.
 * @returns {Promise<{ status: 0 | 2, stdout: string, stderr: string }>}
 */
export async function main(args) {
  const refused = ({ message }) => ({ status: 2, stdout: '', stderr: `${message}\n${USAGE}\n` });
  let request;
  try {
    request = readRequest(args);
  } catch (error) {
    return refused(error);
  }
  loaded ??= loadForNode('machines/cli/sitePaths.ts');
  const { playwrightSpec, reportText, sitePaths } = await loaded;
  try {
    const reports = sitePaths(request);
    if (request.playwright)
      return { status: 0, stdout: reports.map((report) => playwrightSpec(report)).join(''), stderr: '' };
    const text = request.json ? JSON.stringify(reports, null, 2) : reports.map(reportText).join('\n\n');
    return { status: 0, stdout: `${text}\n`, stderr: '' };
  } catch (error) {
    if (error instanceof RangeError) return refused(error);
    throw error;
  }
}

if (process.argv[1] === import.meta.filename) await runCommand(main);
