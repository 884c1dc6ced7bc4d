import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { main } from '../../machines/cli/paths.mjs';

const root = join(import.meta.dirname, '../..');

/** Runs the command in this process, which loads the machines once. */
const machinesPaths = (...options: readonly string[]) => main(options);

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
    [
      ['toaster'],
      'There is no machine "toaster". Machines: header, contact, subscribe, submission, toasts, toast, tooltip, stage',
    ],
    [
      ['stage', '--to', 'seriesC'],
      'The machine "stage" has no state "seriesC". States: preSeed, seed, seriesA, seriesB',
    ],
    [['--to', 'seed'], '--to needs a machine: which one has the state?'],
    [['stage', 'toast'], 'One machine at a time: got stage, toast'],
    [['--xml'], "Unknown option '--xml'"],
    [['stage', '--to'], "Option '--to <value>' argument missing"],
  ])('refuses %j and says what can be asked for', async (options, message) => {
    const { status, stdout, stderr } = await machinesPaths(...options);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      'Usage: npm run machines:paths -- [machine] [--to STATE] [--json | --playwright]',
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

  test.each([
    [['--playwright'], '--playwright needs a machine.'],
    [['toast', '--json', '--playwright'], 'Choose --json or --playwright.'],
  ])('refuses %j', async (options, message) => {
    const { status, stderr } = await machinesPaths(...options);
    expect([status, stderr.split('\n')[0]]).toEqual([2, message]);
  });
});
