import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { draw } from '../../../../machines/cli/drawing';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'machines-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as npm does: in the project's folder. */
const runCommand = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'machines/cli/draw.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder, npm_lifecycle_event: 'machines:draw' },
  });

describe('npm run machines:draw', () => {
  test('draws SVG that refers to nothing outside of it', async () => {
    const svg = String(await draw('stage', 'svg'));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain('<title>Statechart of stage</title>');
    for (const state of ['preSeed', 'seed', 'seriesA', 'seriesB']) expect(svg).toContain(`>${state}</text>`);
    const classes = new Set(
      [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const plain = [...classes].filter((name) => !svg.includes(`.${name}`));
    expect(plain.every((name) => name.endsWith('PJLV'))).toBe(true);
    expect(svg).not.toMatch(/var\(|@media|@keyframes|--sxs/);
  });

  test('draws PNG', async () => {
    const png = Buffer.from(await draw('stage', 'png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  test.each([
    ['toaster', 'svg', 'There is no machine "toaster". Known: header, contact,'],
    ['stage', 'gif', 'There is no format "gif". Known: svg, png'],
  ])('does not draw %s as %s', async (name, format, message) => {
    await expect(draw(name, format)).rejects.toThrow(message);
  });

  test('writes into the folder of the user', () => {
    const { status, stderr } = runCommand('stage', '-o', 'stage.svg');
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'stage.svg'), 'utf8')).toMatch(/^<svg /);
  });

  test('prints an error with the usage', () => {
    const { status, stdout, stderr } = runCommand('stage', 'toast');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('One machine at a time: got stage, toast\nUsage: npm run machines:draw -- NAME');
  });
});
