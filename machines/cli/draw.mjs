/**
 * npm run machines:draw -- NAME [-o FILE]: draws a machine of the site. The format follows from the ending of the file: svg or
 * png. Without `-o` it prints SVG.
 */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';
import { loadForNode } from './loadForNode.mjs';

await runCommand('Usage: npm run machines:draw -- NAME [-o out.svg|png]', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { output: { type: 'string', short: 'o' } },
  });
  const [name = '', ...others] = positionals;
  if (others.length > 0) throw new Error(`One machine at a time: got ${positionals.join(', ')}`);
  const { output } = values;
  const { draw } = await loadForNode('machines/cli/drawing.ts');
  const content = await draw(name, output === undefined ? 'svg' : extname(output).slice(1));
  if (output === undefined) return `${content}\n`;
  await writeFile(output, content);
  return '';
});
