import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../machines/cli/paths.mjs';

const root = join(import.meta.dirname, '../..');

/** Runs the command in this process, which loads the machines once. */
const machinesPaths = (...options: readonly string[]) => main(options);

const folder = mkdtempSync(join(tmpdir(), 'machines-paths-'));
const inFolder = (name: string) => join(folder, name);

beforeAll(() => {
  const machine = (id: string, guard: string) =>
    `createMachine({ id: '${id}', initial: 'off', states: { off: { on: { TOGGLE: { target: 'on', guard: ${guard} } } }, on: {} } })`;
  writeFileSync(
    inFolder('two.ts'),
    `export const lamp = ${machine('lamp', "'hasPower'")};
export const heater = ${machine('oven', '({ context }) => context.degrees > 200')};`,
  );
  writeFileSync(inFolder('broken.ts'), 'export const = 1;');
  writeFileSync(
    inFolder('part.ts'),
    "import { others } from './others';\ncreateMachine({ initial: 'off', states: { off: {}, ...others } });",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run machines:paths', () => {
  test('prints and exits as a process', async () => {
    const run = (...options: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['machines/cli/paths.mjs', ...options], {
        cwd: root,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
    expect(run('toast')).toEqual(await machinesPaths('toast'));
    expect(run('toaster')).toEqual(await machinesPaths('toaster'));
  });

  test('prints the paths of one machine as steps', async () => {
    expect(await machinesPaths('toast')).toEqual({
      status: 0,
      stderr: '',
      stdout: [
        'toast: 3 paths',
        '',
        '1. while the time runs: shown.running',
        '   the toasts: toast.dismissed',
        '      -> leaving',
        '   after leaving (200 ms)',
        '      -> gone',
        '',
        '2. while the time is paused: shown.paused',
        '   the toasts: time.resumed',
        '      -> shown.running',
        '   the toasts: time.paused',
        '      -> shown.paused',
        '',
        '3. while the time runs: shown.running',
        '   after remaining (6000 ms)',
        '      -> leaving',
        '',
      ].join('\n'),
    });
  });

  test('prints those of all machines', async () => {
    const { status, stdout } = await machinesPaths();
    expect(status).toBe(0);
    expect(stdout.match(/^\w+(?=: \d+ paths$)/gm)).toEqual([
      ...['header', 'contact', 'subscribe', 'submission', 'toasts', 'toast', 'tooltip', 'stage', 'quote'],
    ]);
  });

  test('prints the shortest path to a state for each start that leads there', async () => {
    const { stdout } = await machinesPaths('contact', '--to', 'fallback.failed');
    expect(stdout.match(/^\d+\. .*/gm)).toEqual([
      '1. with the embedded form: embedded.loading.waiting',
      '2. with the embedded form and an endpoint: embedded.loading.waiting',
      '3. with the embedded form and a draft: fallback.idle',
      '4. with the built-in form: fallback.idle',
      '5. with the built-in form and an endpoint: fallback.idle',
    ]);
    expect(stdout.match(/the submission: submission.failed/g)).toHaveLength(5);
  });

  test('prints JSON for other tools', async () => {
    const { stdout } = await machinesPaths('contact', '--json', '--to', 'embedded.loading.pausing');
    const [, path] = JSON.parse(stdout)[0].paths;
    expect(JSON.parse(stdout)).toHaveLength(1);
    expect(path).toEqual({
      start: {
        name: 'with the embedded form and an endpoint',
        input: { startsWith: 'embedded', endpoint: 'https://example.com/messages' },
      },
      states: ['embedded.loading.waiting'],
      steps: [
        {
          text: 'after initialDelay (500 ms)',
          by: 'time',
          waitMs: 500,
          states: ['embedded.loading.loadingScript'],
        },
        {
          text: 'loadScript answers',
          by: 'answer',
          actor: '0.contact.embedded.loading.loadingScript',
          actorName: 'loadScript',
          states: ['embedded.loading.pausing'],
        },
      ],
    });
    expect(JSON.parse((await machinesPaths('stage', '--json', '--to', 'seriesA')).stdout)).toEqual([
      {
        machine: 'stage',
        paths: [
          {
            start: { name: 'on arrival', input: null },
            states: ['seed'],
            steps: [
              {
                text: 'the visitor: stage.chosen (stage: "seriesA")',
                by: 'event',
                event: { type: 'stage.chosen', stage: 'seriesA' },
                states: ['seriesA'],
              },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    [['toaster'], 'There is no machine "toaster". Known: header, contact, subscribe, submission, toasts,'],
    [
      ['stage', '--to', 'seriesC'],
      'The machine "stage" has no state "seriesC". States: preSeed, seed, seriesA, seriesB',
    ],
    [['nothing.ts'], 'There is no file nothing.ts.'],
    [[inFolder('broken.ts')], `${inFolder('broken.ts')}:1:14: error: Unexpected token`],
    [[inFolder('two.ts')], 'has several machines. Choose with --machine: lamp, heater'],
    [[inFolder('two.ts'), '--machine', 'fridge'], 'There is no machine "fridge". Known: lamp, heater'],
    [['stage', '-o', join(folder, 'missing/stage.txt')], 'no such file or directory'],
  ])('refuses %j and says what is possible', async (options, message) => {
    const { status, stdout, stderr } = await machinesPaths(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('Usage');
  });

  test.each([
    [['--to', 'seed'], '--to needs a machine or a file.'],
    [['--playwright'], '--playwright needs a machine or a file.'],
    [['--machine', 'lamp'], '--machine needs a machine or a file.'],
    [['stage', 'toast'], 'One machine at a time: got stage, toast'],
    [['toast', '--json', '--playwright'], 'Choose --json or --playwright.'],
    [['--xml'], "Unknown option '--xml'"],
    [['stage', '--to'], "Option '--to <value>' argument missing"],
  ])('refuses the arguments %j and prints the usage', async (options, message) => {
    const { status, stdout, stderr } = await machinesPaths(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^Usage: npm run machines:paths -- \[NAME_OR_FILE\] \[--machine NAME\] \[--to STATE\]/,
    );
  });

  test('prints a spec with a test for each path and a step for each input', async () => {
    const { status, stdout } = await machinesPaths('toast', '--playwright');
    expect(status).toBe(0);
    expect(() => parse(stdout, { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
    expect(stdout.match(/^ {2}test\(.*/gm)).toEqual([
      "  test('1. while the time runs → the toasts: toast.dismissed → after leaving (200 ms)', async ({ page }) => {",
      "  test('2. while the time is paused → the toasts: time.resumed → the toasts: time.paused', async ({ page }) => {",
      "  test('3. while the time runs → after remaining (6000 ms)', async ({ page }) => {",
    ]);
    expect(stdout.match(/test\.fixme\(true/g)).toHaveLength(3);
    expect(stdout).toContain(
      [
        "    await test.step('after remaining (6000 ms)', async () => {",
        '      await page.clock.runFor(6000);',
        '      // Assert: the page shows leaving',
        '    });',
      ].join('\n'),
    );
    expect(stdout).toContain('// Act: cause {"type":"toast.dismissed"}');
  });

  test.each(['header', 'contact', 'toasts', 'quote'])(
    'prints a spec of %s that can be parsed',
    async (machine) => {
      const { stdout } = await machinesPaths(machine, '--playwright');
      expect(() => parse(stdout, { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
    },
  );

  test('prints a spec of any file, with the guards that each step needs', async () => {
    const { status, stdout, stderr } = await machinesPaths(
      inFolder('two.ts'),
      '--machine',
      'oven',
      '--playwright',
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(() => parse(stdout, { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
    expect(stdout).toContain('// inline guard 1: ({ context }) => context.degrees > 200');
    expect(stdout).toContain(
      [
        "    await test.step('TOGGLE [not inline guard 1]', async () => {",
        '      // Arrange: guard inline guard 1 must be false',
        '      // Act: cause {"type":"TOGGLE"}',
        '      // Assert: the page shows off',
        '    });',
      ].join('\n'),
    );
    expect(stdout.match(/^ {2}test\(/gm)).toHaveLength(2);
    expect(stdout.match(/test\.fixme\(true/g)).toHaveLength(2);
  });

  test('lists the sources of inline guards and actors by their numbers, and no others', async () => {
    const events = Array.from({ length: 10 }, (_, at) => `e${at}: { guard: () => is${at}, target: 'b' }`);
    writeFileSync(
      inFolder('inline.ts'),
      `const b = { on: { last: { guard: () => isLast, target: 'a' } }, invoke: { src: fromPromise(() => load()) } };
export const m = createMachine({ initial: 'a', context: () => ({}), states: {
  a: { entry: () => show(), on: { ${events.join(', ')} } }, b } });`,
    );
    const { stdout } = await machinesPaths(inFolder('inline.ts'));
    expect(stdout.match(/^inline .*/gm)).toEqual([
      'inline actor 1: fromPromise(() => load())',
      ...events.map((_, at) => `inline guard ${at + 1}: () => is${at}`),
      'inline guard 11: () => isLast',
    ]);
  });

  test('prints paths of a file of a git revision, and to a state', async () => {
    const source = 'HEAD:machines/toast.machine.ts';
    const { status, stdout } = await machinesPaths(source, '--to', 'gone');
    expect(status).toBe(0);
    expect(stdout).toContain(
      '   toast.dismissed\n      -> leaving\n   after leaving (200 ms)\n      -> gone\n',
    );
  });

  test('writes a file', async () => {
    const output = inFolder('lamp.spec.ts');
    const run = await machinesPaths(inFolder('two.ts'), '--machine', 'lamp', '--playwright', '-o', output);
    expect(run).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(output, 'utf8')).toContain("test.describe('lamp'");
  });

  test('exits with 1 if a part cannot be read, and prints paths of the rest', async () => {
    const { status, stdout, stderr } = await machinesPaths(inFolder('part.ts'));
    expect(status).toBe(1);
    expect(stdout).toContain('(machine): 1 path');
    expect(stderr).toBe(
      `${inFolder('part.ts')}:2:52: error: States of (machine) are missing: ...others is imported from ./others.\n`,
    );
  });
});
