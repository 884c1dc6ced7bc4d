/**
 * npm run machines:draw -- NAME_OR_FILE [--machine NAME] [-o FILE] [--direction down|across] [--theme neutral|site|dark]
 * [--transparent] [--coverage]:
 * draws a machine of the registry, or of a TypeScript, JavaScript or JSON file, which is read and not executed. The format
 * follows from the ending of the file; without `-o` it prints SVG. What cannot be read is listed as `file:line:column`, the
 * rest is drawn, and the exit status is 1. Other errors exit with 1, too; those of the arguments are printed with the usage.
 */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { answerRequest, pictureOptions, runCommand, textOf } from './command.mjs';
import { loadForNode } from './loadForNode.mjs';

const USAGE =
  'Usage: npm run machines:draw -- NAME_OR_FILE [--machine NAME] [-o out.svg|png|mmd|json|md] ' +
  '[--direction down|across] [--theme neutral|site|dark] [--transparent] [--coverage]';

function readRequest(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...pictureOptions,
      theme: { type: 'string', default: 'neutral' },
      coverage: { type: 'boolean', default: false },
      transparent: { type: 'boolean', default: false },
    },
  });
  const [source, ...others] = positionals;
  if (source === undefined || others.length > 0) throw new Error('Name one machine or file.');
  return { source, format: extname(values.output ?? 'picture.svg').slice(1), ...values };
}

/** Loaded once: a process may draw several machines. */
let drawing;

/**
 * Runs the command.
 * @param {readonly string[]} args the options.
 * @returns {Promise<{ status: 0 | 1, stdout: string, stderr: string }>}
 */
export async function main(args) {
  drawing ??= loadForNode('machines/cli/drawing.tsx', { jsx: 'automatic' });
  const { draw, failureText } = await drawing;
  return answerRequest(
    { readRequest: () => readRequest(args), usage: USAGE, failureText },
    async (request) => {
      const { output } = request;
      const { content, problems, isComplete } = await draw(request);
      if (output !== undefined) await writeFile(output, content);
      return {
        status: isComplete ? 0 : 1,
        stdout: output === undefined ? `${content}\n` : '',
        stderr: textOf(problems),
      };
    },
  );
}

if (process.argv[1] === import.meta.filename) await runCommand(main);
