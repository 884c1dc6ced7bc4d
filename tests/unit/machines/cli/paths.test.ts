import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../../../machines/cli/paths.mjs';

/** Runs the command in this process, which loads the machines once. */
const machinesPaths = (...options: readonly string[]) => main(options);

describe('npm run machines:paths', () => {
  test('prints and exits as a process', async () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['machines/cli/paths.mjs', 'toaster'], {
      cwd: join(import.meta.dirname, '../../../..'),
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual(await machinesPaths('toaster'));
  });

  test('prints the paths of one machine as steps', async () => {
    expect(await machinesPaths('toast')).toEqual({
      status: 0,
      stderr: '',
      stdout: [
        'toast: 3 paths',
        '',
        '   toast.dismissed: The toast is closed.',
        '   time.resumed: Nothing pauses the time any more.',
        '   time.paused: The pointer or the focus is on the toasts, or the page is hidden.',
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
      '2. with the embedded form and a draft: fallback.idle',
      '3. with the built-in form: fallback.idle',
    ]);
    expect(stdout.match(/the submission: submission.failed/g)).toHaveLength(3);
  });

  test.each([
    [['toaster'], 'There is no machine "toaster". Known: header, contact, subscribe, submission, toasts,'],
    [
      ['stage', '--to', 'seriesC'],
      'The machine "stage" has no state "seriesC". States: preSeed, seed, seriesA, seriesB',
    ],
  ])('refuses %j and says what is possible', async (options, message) => {
    const { status, stdout, stderr } = await machinesPaths(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('Usage');
  });

  test.each([
    [['--to', 'seed'], '--to needs a machine.'],
    [['stage', 'toast'], 'One machine at a time: got stage, toast'],
    [['--xml'], "Unknown option '--xml'"],
  ])('refuses the arguments %j and prints the usage', async (options, message) => {
    const { status, stdout, stderr } = await machinesPaths(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\nUsage: npm run machines:paths -- \[NAME\] \[--to STATE\]\n$/);
  });
});
