/**
 * npm run machines:diff -- OLD NEW [--machine NAME] [-o out.svg|png] [--direction down|across]: lists the states and transitions
 * that were added (+), removed (−) or changed (~) between two versions of a machine, and draws both versions as one picture.
 * A version is a machine of the registry, a file, or a file of a git revision: `HEAD~1:machines/stage.machine.ts`. The exit status is 1 if a version
 * cannot be read completely, otherwise 0.
 */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { answerRequest, pictureOptions, runCommand, textOf } from './command.mjs';
import { loadForNode } from './loadForNode.mjs';

const USAGE =
  'Usage: npm run machines:diff -- OLD NEW [--machine NAME] [-o out.svg|png] [--direction down|across]\n' +
  'OLD and NEW are ids of the site, files, or files of a git revision: HEAD~1:machines/stage.machine.ts';

function readRequest(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: pictureOptions,
  });
  const [before, after, ...others] = positionals;
  if (after === undefined || others.length > 0) throw new Error('Name two versions of a machine.');
  const format = values.output === undefined ? undefined : extname(values.output).slice(1);
  return { before, after, format, ...values };
}

/** Loaded once: a process may compare several machines. */
let difference;

/**
 * Runs the command.
 * @param {readonly string[]} args the options.
 * @returns {Promise<{ status: 0 | 1, stdout: string, stderr: string }>}
 */
export async function main(args) {
  difference ??= loadForNode('machines/cli/difference.tsx', { jsx: 'automatic' });
  const { compare, failureText } = await difference;
  return answerRequest(
    { readRequest: () => readRequest(args), usage: USAGE, failureText },
    async (request) => {
      const { output } = request;
      const { lines, picture, problems, isComplete } = await compare(request);
      if (output !== undefined) await writeFile(output, picture);
      return { status: isComplete ? 0 : 1, stdout: textOf(lines), stderr: textOf(problems) };
    },
  );
}

if (process.argv[1] === import.meta.filename) await runCommand(main);
