/**
 * npm run machines:draw -- NAME [-o FILE]: draws a machine of the site. The format follows from the ending of the file: svg,
 * png, mmd (Mermaid) or md (Markdown). Without `-o` it prints SVG.
 */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { answerRequest, runCommand } from './command.mjs';
import { loadForNode } from './loadForNode.mjs';

const USAGE = 'Usage: npm run machines:draw -- NAME [-o out.svg|png|mmd|md]';

/** @param {readonly string[]} args */
function readRequest(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { output: { type: 'string', short: 'o' } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error('Name one machine.');
  return { name, output: values.output };
}

/** Loaded once: a process may draw several machines. */
let loaded;

/**
 * Runs the command.
 * @param {readonly string[]} args the options.
 */
export async function main(args) {
  loaded ??= loadForNode('machines/cli/drawing.ts', { jsx: 'automatic' });
  const { draw } = await loaded;
  return answerRequest(
    USAGE,
    () => readRequest(args),
    async ({ name, output }) => {
      const content = await draw(name, output === undefined ? 'svg' : extname(output).slice(1));
      if (output === undefined) return `${content}\n`;
      await writeFile(output, content);
      return '';
    },
  );
}

if (process.argv[1] === import.meta.filename) await runCommand(main);
