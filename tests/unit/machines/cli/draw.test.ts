import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../../../machines/cli/draw.mjs';
import { machines } from '../../../../machines/registry';
import { stageMachine } from '../../../../machines/stage.machine';
import { machineJson, mermaidOf } from '../../../../machines/statechart/export';
import { chartOf } from '../../../../machines/statechart/graph';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'machines-draw-'));
const inFolder = (name: string) => join(folder, name);

/** Runs the command in this process, which loads the drawing once. */
const draw = (...options: readonly string[]) => main(options);

/** Draws into a file and reads it. */
async function drawn(name: string, ...options: readonly string[]): Promise<string> {
  expect(await draw(...options, '-o', inFolder(name))).toEqual({ status: 0, stdout: '', stderr: '' });
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
  file(
    'half.ts',
    `import config from './config.toml';
export const broken = createMachine(config);
export const lamp = ${machine('desk')};`,
  );
  file('none.ts', 'export const volts = createMachine ? 230 : 0;');
  file('broken.ts', 'export const = 1;');
  file('throws.ts', `throw new Error('No mains.');\nexport const lamp = ${machine('desk')};`);
  file(
    'part.ts',
    `import { others } from './others';\nexport const lamp = createMachine({ initial: 'off',\n  states: { off: {}, ...others } });`,
  );
  writeFileSync(inFolder('plain.json'), '{ "id": "fan", "initial": "off", "states": { "off": {} } }');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run machines:draw', () => {
  test('shows what tests have covered, and lists the rest', async () => {
    // The machine of a file has no tests.
    const { status, stdout, stderr } = await draw(inFolder('two.ts'), '--machine', 'oven', '--coverage');
    expect(status).toBe(0);
    expect(stdout).toContain('stroke:#a40e26');
    expect(stderr).toContain('no test reaches oven.off');
  });

  test('prints and exits as a process', () => {
    const run = (...options: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['machines/cli/draw.mjs', ...options], {
        cwd: root,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
    expect(run('stage', '-o', inFolder('process.json'))).toEqual({
      status: 0,
      stdout: '',
      stderr: expect.stringMatching(
        /^stage: the JSON has the names, not the code, of guard choosesPreSeed, /,
      ),
    });
    expect(readFileSync(inFolder('process.json'), 'utf8')).toBe(machineJson(chartOf(stageMachine)));
    const refused = run('toaster');
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('There is no machine "toaster".');
  });

  describe('typed in another folder', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'machines-elsewhere-'));
    const text = (id: string) => `createMachine({ id: '${id}', initial: 'off', states: { off: {} } })`;
    writeFileSync(join(elsewhere, 'lamp.ts'), text('lamp'));
    afterAll(() => rmSync(elsewhere, { recursive: true }));

    const run = (cwd: string, command: string, env: Readonly<Record<string, string>>, ...args: string[]) => {
      const script = join(root, `machines/cli/${command}.mjs`);
      // Without what npm has set for the tests.
      const { INIT_CWD: _, npm_lifecycle_event: __, ...own } = process.env;
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd,
        encoding: 'utf8',
        env: { ...own, ...env },
      });
      return { status, stdout, stderr };
    };

    test('reads and writes files there, and keeps its layouts in the project', () => {
      const done = { status: 0, stdout: '', stderr: '' };
      expect(run(elsewhere, 'draw', {}, 'lamp.ts', '-o', 'lamp.svg')).toEqual(done);
      // npm runs a script in the project's folder.
      const byNpm = { INIT_CWD: elsewhere, npm_lifecycle_event: 'machines:draw' };
      expect(run(root, 'draw', byNpm, 'lamp.ts', '-o', 'again.svg')).toEqual(done);
      expect(readFileSync(join(elsewhere, 'again.svg'), 'utf8')).toBe(
        readFileSync(join(elsewhere, 'lamp.svg'), 'utf8'),
      );
      expect(readdirSync(elsewhere).sort()).toEqual(['again.svg', 'lamp.svg', 'lamp.ts']);
    });

    test('finds the machines of the site, and prints paths as they were typed', () => {
      expect(run(elsewhere, 'diff', {}, 'stage', 'stage').stdout).toBe('No changes.\n');
      expect(run(elsewhere, 'paths', {}, 'lamp.ts').stdout).toMatch(/^lamp: 1 path\n/);
      expect(run(elsewhere, 'draw', {}, 'lamp.mjs').stderr).toBe('There is no file lamp.mjs.\n');
    });

    test('ignores the folder of another script of npm that has started it', () => {
      const byOther = { INIT_CWD: tmpdir(), npm_lifecycle_event: 'build' };
      expect(run(elsewhere, 'paths', byOther, 'lamp.ts').status).toBe(0);
    });

    test('reads a revision of a file in another repository', async () => {
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
          cwd: elsewhere,
        });
      git('init', '--quiet');
      mkdirSync(join(elsewhere, 'old'));
      writeFileSync(join(elsewhere, 'old/fan.ts'), text('fan'));
      git('add', '.');
      git('commit', '--quiet', '--message', 'Add a fan');
      rmSync(join(elsewhere, 'old'), { recursive: true });
      const path = relative(process.cwd(), join(elsewhere, 'old/fan.ts'));
      expect((await draw(`HEAD:${path}`)).stdout).toContain('Statechart of fan');
    });
  });

  test('prints a machine of the registry as an SVG document of its own', async () => {
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

  test('writes Mermaid and JSON by the ending of the file', async () => {
    const chart = chartOf(stageMachine);
    expect(await drawn('stage.mmd', 'stage')).toBe(mermaidOf(chart));
    const json = inFolder('stage.json');
    expect((await draw('stage', '-o', json)).stderr).toContain(
      'the JSON has the names, not the code, of guard',
    );
    expect(readFileSync(json, 'utf8')).toBe(machineJson(chart));
  });

  test('draws down or across', async () => {
    const [downWidth = 0, downHeight = 0] = sizeOf(await drawn('down.svg', 'stage', '--direction', 'down'));
    const [acrossWidth = 0, acrossHeight = 0] = sizeOf(
      await drawn('across.svg', 'stage', '--direction', 'across'),
    );
    expect(downHeight / downWidth).toBeGreaterThan(acrossHeight / acrossWidth);
  });

  test('has a neutral theme, that of the site, and its dark one', async () => {
    const drawings = await Promise.all(
      ['neutral', 'site', 'dark'].map((theme) => draw('stage', '--theme', theme)),
    );
    const papers = drawings.map(({ stdout }) => /<rect x="-24"[^>]*fill="([^"]+)"/.exec(stdout)?.[1]);
    expect(papers).toEqual(['#ffffff', '#F3F1E7', '#0D1411']);
  });

  test('has no ground on request', async () => {
    const { stdout } = await draw('stage', '--transparent');
    expect(stdout).not.toContain('<rect x="-24"');
  });

  test('draws the machine that a TypeScript module exports, or the chosen one of several', async () => {
    expect((await draw(inFolder('one.ts'))).stdout).toContain('Statechart of desk');
    expect((await draw(inFolder('two.ts'), '--machine', 'heater')).stdout).toContain('Statechart of oven');
    expect((await draw(inFolder('two.ts'), '--machine', 'oven')).stdout).toContain('Statechart of oven');
  });

  test('draws a machine next to one that cannot be read, and lists that one', async () => {
    const message = 'A machine is an object with "states", but config is imported from ./config.toml.';
    const fine = await draw(inFolder('half.ts'), '--machine', 'lamp');
    expect(fine.status).toBe(0);
    expect(fine.stdout).toContain('Statechart of desk');
    expect(fine.stderr).toBe(
      `${inFolder('half.ts')}:3:37: warning: The machine broken cannot be read: ${message}\n`,
    );
    const broken = await draw(inFolder('half.ts'), '--machine', 'broken');
    expect(broken.status).toBe(1);
    expect(broken.stderr).toContain(`${inFolder('half.ts')}:3:37: error: ${message}`);
    const any = await draw(inFolder('half.ts'));
    expect(any.status).toBe(1);
    expect(any.stderr).toContain('has several machines. Choose with --machine: lamp\n');
    expect(any.stderr).toContain(`${inFolder('half.ts')}:3:37: error: ${message}`);
  });

  test('reads a file without executing it, and JSON as well', async () => {
    expect((await draw(inFolder('throws.ts'))).stdout).toContain('Statechart of desk');
    expect((await draw(inFolder('plain.json'))).stdout).toContain('Statechart of fan');
  });

  test('draws what can be read, and lists the rest with file, line and column', async () => {
    const { status, stdout, stderr } = await draw(inFolder('part.ts'));
    expect(status).toBe(1);
    expect(stdout).toContain('>off</text>');
    const place = `${inFolder('part.ts')}:4:22`;
    expect(stderr).toBe(
      `${place}: error: States of (machine) are missing: ...others is imported from ./others.\n`,
    );
  });

  test.each(machines)('draws $file like the executed machine', async ({ file, machine }) => {
    const { stdout } = await draw(`machines/${file}`);
    const executed = await draw(machine.id);
    expect(stdout).toBe(executed.stdout);
  });

  test('writes PNG, and Markdown with a diagram and tables', async () => {
    const output = inFolder('stage.png');
    expect(await draw('stage', '-o', output)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(output).subarray(1, 4).toString()).toBe('PNG');
    const markdown = await drawn('stage.md', 'stage');
    expect(markdown).toContain('stateDiagram-v2');
    expect(markdown).toContain('| `preSeed` |');
  });

  test.each([
    [[], 'Name one machine or file.'],
    [['stage', 'toast'], 'Name one machine or file.'],
    [['stage', '--scale', '2'], "Unknown option '--scale'"],
  ])('refuses the arguments %j, and says why and how to use it', async (options, message) => {
    const { status, stdout, stderr } = await draw(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: npm run machines:draw -- NAME_OR_FILE');
  });

  test.each([
    [['toaster'], 'There is no machine "toaster". Known: header, contact,'],
    [['nothing.ts'], 'There is no file nothing.ts.'],
    [[inFolder('none.ts')], 'none.ts:1:1: error: The text has no machine.'],
    [[inFolder('two.ts')], 'has several machines. Choose with --machine: lamp, heater'],
    [[inFolder('two.ts'), '--machine', 'fridge'], 'There is no machine "fridge". Known: lamp, heater'],
    [[inFolder('broken.ts')], 'broken.ts:2:14: error: Unexpected token'],
    [['HEAD:nothing.ts'], 'There is no file HEAD:nothing.ts.'],
    [['stage', '-o', 'stage.gif'], 'There is no format "gif". Known: svg, png, mmd, json, md'],
    [['stage', '-o', join(folder, 'missing/stage.svg')], 'no such file or directory'],
    [['stage', '--direction', 'up'], 'There is no direction "up". Known: down, across'],
    [['stage', '--theme', 'pink'], 'There is no theme "pink". Known: neutral, site, dark'],
  ])('refuses %j and says why', async (options, message) => {
    const { status, stdout, stderr } = await draw(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('Usage');
  });
});
