/**
 * npm run machines:paths -- [NAME_OR_FILE] [--machine NAME] [--to STATE] [--json | --playwright] [-o FILE]: prints paths
 * through the machines, step by step, for testers who walk them by hand and for other tools: those that show all of a
 * machine, or the shortest ones to a state. A file is read and not executed. What cannot be read is listed as
 * `file:line:column`, the rest has paths, and the exit status is 1. Other errors exit with 1, too; those of the arguments
 * are printed with the usage.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { answerRequest, runCommand, textOf } from './command.mjs';
import { loadForNode } from './loadForNode.mjs';

const USAGE =
  'Usage: npm run machines:paths -- [NAME_OR_FILE] [--machine NAME] [--to STATE] [--json | --playwright] [-o FILE]';

function readRequest(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      machine: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean', default: false },
      playwright: { type: 'boolean', default: false },
      output: { type: 'string', short: 'o' },
    },
  });
  const [source, ...others] = positionals;
  if (others.length > 0) throw new Error(`One machine at a time: got ${positionals.join(', ')}`);
  if (values.json && values.playwright) throw new Error('Choose --json or --playwright.');
  for (const option of ['playwright', 'to', 'machine']) {
    if (values[option] && source === undefined) throw new Error(`--${option} needs a machine or a file.`);
  }
  const format = values.json ? 'json' : values.playwright ? 'playwright' : 'text';
  return { source, format, ...values };
}

/** Loaded once: a process may run the command several times. */
let loaded;

/**
 * Runs the command.
 * @param {readonly string[]} args the options.
 * @returns {Promise<{ status: 0 | 1, stdout: string, stderr: string }>}
 */
export async function main(args) {
  loaded ??= loadForNode('machines/cli/pathReports.ts');
  const { failureText, printedPaths } = await loaded;
  return answerRequest(
    { readRequest: () => readRequest(args), usage: USAGE, failureText },
    async (request) => {
      const { output } = request;
      const { content, problems, isComplete } = printedPaths(request);
      if (output !== undefined) await writeFile(output, content);
      return {
        status: isComplete ? 0 : 1,
        stdout: output === undefined ? content : '',
        stderr: textOf(problems),
      };
    },
  );
}

if (process.argv[1] === import.meta.filename) await runCommand(main);
