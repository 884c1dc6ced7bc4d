import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../../../machines/cli/draw.mjs';
import { stageMachine } from '../../../../machines/stage.machine';
import { mermaidOf } from '../../../../machines/statechart/export';
import { chartOf } from '../../../../machines/statechart/graph';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'machines-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in this process, which loads the drawing once. */
const draw = (...options: readonly string[]) => main(options);

/** Draws the stage into a file and reads it. */
async function drawn(name: string): Promise<Buffer> {
  const output = join(folder, name);
  expect(await draw('stage', '-o', output)).toEqual({ status: 0, stdout: '', stderr: '' });
  return readFileSync(output);
}

describe('npm run machines:draw', () => {
  test('prints a machine as an SVG document of its own', async () => {
    const { status, stdout, stderr } = await draw('stage');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(stdout).toContain('<title>Statechart of stage</title>');
    for (const state of ['preSeed', 'seed', 'seriesA', 'seriesB'])
      expect(stdout).toContain(`>${state}</text>`);
    // Every class has a rule, and nothing refers to what only a page has.
    const classes = new Set(
      [...stdout.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const plain = [...classes].filter((name) => !stdout.includes(`.${name}`));
    expect(plain.every((name) => name.endsWith('PJLV'))).toBe(true);
    expect(stdout).not.toMatch(/var\(|@media|@keyframes|--sxs/);
  });

  test('writes PNG, Mermaid, and Markdown with a diagram and tables', async () => {
    expect((await drawn('stage.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(String(await drawn('stage.mmd'))).toBe(mermaidOf(chartOf(stageMachine)));
    const markdown = String(await drawn('stage.md'));
    expect(markdown).toContain('stateDiagram-v2');
    expect(markdown).toContain('| `preSeed` |');
  });

  test('writes into the folder in which it was typed', () => {
    // npm runs a script in the project's folder.
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'machines/cli/draw.mjs'), 'stage', '-o', 'typed.mmd'],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, INIT_CWD: folder, npm_lifecycle_event: 'machines:draw' },
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'typed.mmd'), 'utf8')).toContain('stateDiagram-v2');
  });

  test.each([[[]], [['stage', 'toast']], [['stage', '--scale', '2']]])(
    'refuses the arguments %j and prints the usage',
    async (options) => {
      const { status, stdout, stderr } = await draw(...options);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain('Usage: npm run machines:draw -- NAME');
    },
  );

  test.each([
    [['toaster'], 'There is no machine "toaster". Known: header, contact,'],
    [['stage', '-o', 'stage.gif'], 'There is no format "gif". Known: svg, png, mmd, md'],
    [['stage', '-o', join(folder, 'missing/stage.svg')], 'no such file or directory'],
  ])('refuses %j and says why', async (options, message) => {
    const { status, stdout, stderr } = await draw(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('Usage');
  });
});
