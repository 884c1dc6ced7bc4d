import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stageMachine } from '../../../../machines/stage.machine';
import { machineJson } from '../../../../machines/statechart/export/machineJson';
import { mermaidOf } from '../../../../machines/statechart/export/mermaid';
import { chartOf } from '../../../../machines/statechart/graph/chartOf';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'machines-draw-'));
const inFolder = (name: string) => join(folder, name);

/** Runs the command as a process of its own. */
function draw(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['machines/cli/draw.mjs', ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Draws into a file and reads it. */
function drawn(name: string, ...options: readonly string[]): string {
  expect(draw(...options, '-o', inFolder(name))).toEqual({ status: 0, stdout: '', stderr: '' });
  return readFileSync(inFolder(name), 'utf8');
}

const sizeOf = (svg: string) => /width="([\d.]+)" height="([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];

beforeAll(() => {
  const machine = (id: string) =>
    `createMachine({ id: '${id}', initial: 'off', states: { off: { on: { TOGGLE: 'on' } }, on: {} } })`;
  const file = (name: string, text: string) =>
    writeFileSync(inFolder(name), `import { createMachine } from 'xstate';\n${text}\n`);
  file('one.ts', `export const lamp: object = ${machine('desk')};\nexport const volts = 230;`);
  file('two.ts', `export const lamp = ${machine('desk')};\nexport const heater = ${machine('oven')};`);
  file('none.ts', 'export const volts = createMachine ? 230 : 0;');
  file('broken.ts', 'export const = 1;');
  file('throws.ts', "throw new Error('No mains.');");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run machines:draw', () => {
  test('prints a machine of the registry as an SVG document of its own', () => {
    const { status, stdout, stderr } = draw('stage');
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

  test('writes Mermaid and JSON by the ending of the file', () => {
    const chart = chartOf(stageMachine);
    expect(drawn('stage.mmd', 'stage')).toBe(mermaidOf(chart));
    expect(drawn('stage.json', 'stage')).toBe(machineJson(chart));
  });

  test('draws down or across', () => {
    const [downWidth = 0, downHeight = 0] = sizeOf(drawn('down.svg', 'stage', '--direction', 'down'));
    const [acrossWidth = 0, acrossHeight = 0] = sizeOf(drawn('across.svg', 'stage', '--direction', 'across'));
    expect(downHeight / downWidth).toBeGreaterThan(acrossHeight / acrossWidth);
  });

  test('has a neutral theme, that of the site, and its dark one', () => {
    const papers = ['neutral', 'site', 'dark'].map(
      (theme) => /<rect x="-24"[^>]*fill="([^"]+)"/.exec(draw('stage', '--theme', theme).stdout)?.[1],
    );
    expect(papers).toEqual(['#ffffff', '#F3F1E7', '#0D1411']);
  });

  test('draws the machine that a TypeScript module exports, or the chosen one of several', () => {
    expect(draw(inFolder('one.ts')).stdout).toContain('Statechart of desk');
    expect(draw(inFolder('two.ts'), '--machine', 'heater').stdout).toContain('Statechart of oven');
    expect(draw(inFolder('two.ts'), '--machine', 'oven').stdout).toContain('Statechart of oven');
  });

  test.each([
    [[], 'One machine or file is drawn at a time.'],
    [['stage', 'toast'], 'One machine or file is drawn at a time.'],
    [['toaster'], 'There is no machine "toaster". Known: header, contact,'],
    [['nothing.ts'], 'There is no file nothing.ts.'],
    [[inFolder('none.ts')], 'exports no XState machine.'],
    [[inFolder('two.ts')], 'exports several machines. Choose with --machine: heater, lamp'],
    [[inFolder('two.ts'), '--machine', 'fridge'], 'There is no machine "fridge". Known: heater, lamp'],
    [[inFolder('broken.ts')], 'cannot be loaded: Build failed'],
    [[inFolder('throws.ts')], 'cannot be loaded: No mains.'],
    [['stage', '-o', 'stage.png'], 'There is no format "png". Known: svg, mmd, json'],
    [['stage', '-o', join(folder, 'missing/stage.svg')], 'no such file or directory'],
    [['stage', '--direction', 'up'], 'There is no direction "up". Known: down, across'],
    [['stage', '--theme', 'pink'], 'There is no theme "pink". Known: neutral, site, dark'],
    [['stage', '--scale', '2'], "Unknown option '--scale'"],
  ])('refuses %j and says why', (options, message) => {
    const { status, stdout, stderr } = draw(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: npm run machines:draw -- NAME_OR_FILE');
  });
});
