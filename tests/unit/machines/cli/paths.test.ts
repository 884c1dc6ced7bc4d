import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printedPaths } from '../../../../machines/cli/pathReports';

describe('npm run machines:paths', () => {
  test('prints the paths of one machine as steps', () => {
    expect(printedPaths('toast', undefined)).toBe(
      [
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
    );
  });

  test('prints those of all machines', () => {
    expect(printedPaths(undefined, undefined).match(/^\w+(?=: \d+ paths$)/gm)).toEqual([
      ...['header', 'contact', 'subscribe', 'submission', 'toasts', 'toast', 'tooltip', 'stage', 'quote'],
      'diagnosis',
    ]);
  });

  test('prints the shortest path to a state for each start that leads there', () => {
    const paths = printedPaths('submission', 'sent');
    expect(paths.match(/^\d+\. .*/gm)).toEqual([
      '1. to HubSpot: posting',
      '2. without a recipient: simulating',
      '3. with a filled honeypot: dropping',
    ]);
    expect(paths.match(/-> sent/g)).toHaveLength(3);
  });

  test.each([
    [
      'toaster',
      undefined,
      'There is no machine "toaster". Known: header, contact, subscribe, submission, toasts,',
    ],
    [
      'stage',
      'seriesC',
      'The machine "stage" has no state "seriesC". States: preSeed, seed, seriesA, seriesB',
    ],
  ])('has no paths of %s to %s', (id, to, message) => {
    expect(() => printedPaths(id, to)).toThrow(message);
  });

  test.each([
    [['--to', 'seed'], '--to needs a machine.'],
    [['stage', 'toast'], 'One machine at a time: got stage, toast'],
  ])('prints an error with the usage: %j', (args, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['machines/cli/paths.mjs', ...args], {
      cwd: join(import.meta.dirname, '../../../..'),
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`${message}\nUsage: npm run machines:paths -- [NAME] [--to STATE]\n`);
  });
});
