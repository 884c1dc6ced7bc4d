import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Runs the command in a process of its own. */
function machinesPaths(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['machines/cli/paths.mjs', ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run machines:paths', () => {
  test('prints the paths of one machine as steps', () => {
    expect(machinesPaths('toast')).toEqual({
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

  test('prints those of all machines', () => {
    const { status, stdout } = machinesPaths();
    expect(status).toBe(0);
    expect(stdout.match(/^\w+(?=: \d+ paths$)/gm)).toEqual([
      ...['header', 'contact', 'subscribe', 'submission', 'toasts', 'toast', 'tooltip', 'stage', 'quote'],
    ]);
  });

  test('prints the shortest path to a state for each start that leads there', () => {
    const { stdout } = machinesPaths('contact', '--to', 'fallback.failed');
    expect(stdout.match(/^\d+\. .*/gm)).toEqual([
      '1. with the embedded form: embedded.loading.waiting',
      '2. with the embedded form and an endpoint: embedded.loading.waiting',
      '3. with the embedded form and a draft: fallback.idle',
      '4. with the built-in form: fallback.idle',
      '5. with the built-in form and an endpoint: fallback.idle',
    ]);
    expect(stdout.match(/the submission: submission.failed/g)).toHaveLength(5);
  });

  test('prints JSON for other tools', () => {
    const { stdout } = machinesPaths('contact', '--json', '--to', 'embedded.loading.pausing');
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
    expect(JSON.parse(machinesPaths('stage', '--json', '--to', 'seriesA').stdout)).toEqual([
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
  ])('refuses %j and says what can be asked for', (options, message) => {
    const { status, stdout, stderr } = machinesPaths(...options);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      'Usage: npm run machines:paths -- [machine] [--to STATE] [--json]',
    );
  });
});
