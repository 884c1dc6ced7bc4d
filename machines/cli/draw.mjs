/**
 * npm run machines:draw -- NAME_OR_FILE [--machine NAME] [-o FILE] [--direction down|across] [--theme neutral|site|dark]:
 * draws a machine of the registry, or one that a module exports, as SVG, Mermaid or JSON. Without `-o` it prints SVG. Errors
 * are printed with the usage, and exit with 1.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadForNode } from './loadForNode.mjs';

const USAGE =
  'Usage: npm run machines:draw -- NAME_OR_FILE [--machine NAME] [-o out.svg|mmd|json] [--direction down|across] ' +
  '[--theme neutral|site|dark]';

function readRequest() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      machine: { type: 'string' },
      output: { type: 'string', short: 'o' },
      direction: { type: 'string' },
      theme: { type: 'string', default: 'neutral' },
    },
  });
  const [source, ...others] = positionals;
  if (source === undefined || others.length > 0) throw new Error('One machine or file is drawn at a time.');
  return { source, format: extname(values.output ?? 'picture.svg').slice(1), ...values };
}

/** The exports of a module file; undefined for the name of a machine. */
async function moduleOf(source) {
  if (!existsSync(source)) {
    if (/[./\\]/.test(source)) throw new Error(`There is no file ${source}.`);
    return undefined;
  }
  try {
    return await loadForNode(relative(resolve(import.meta.dirname, '../..'), resolve(source)), {
      logLevel: 'silent',
    });
  } catch (error) {
    throw new Error(`${source} cannot be loaded: ${error.message}`);
  }
}

try {
  const { output, ...request } = readRequest();
  const { draw } = await loadForNode('machines/cli/drawing.tsx', { jsx: 'automatic' });
  const text = await draw({ ...request, module: await moduleOf(request.source) });
  if (output === undefined) console.log(text);
  else await writeFile(output, text);
} catch (error) {
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 1;
}
