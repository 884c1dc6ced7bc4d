import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteReference } from '../../../../../machines/cli/siteReference';
import { machines } from '../../../../../machines/registry';
import { reference } from '../../../../../machines/statechart/export/reference';
import { zoo } from '../../../../support/zoo';

const root = join(import.meta.dirname, '../../../../..');

describe('machines/README.md', () => {
  test('is up to date (npm run machines:docs)', () => {
    expect(readFileSync(join(root, 'machines/README.md'), 'utf8')).toBe(siteReference());
  });

  test('and the command agrees', () => {
    const { status, stderr } = spawnSync(process.execPath, ['machines/cli/docs.mjs', '--check'], {
      cwd: root,
    });
    expect([status, String(stderr)]).toEqual([0, '']);
  });

  test('has a chart for each machine', () => {
    expect(siteReference().match(/^```mermaid$/gm)).toHaveLength(machines.length);
  });
});

/** The tables of a fixture machine, without the text above them. */
function tablesOf(id: string) {
  const listed = zoo
    .filter((machine) => machine.id === id)
    .map((machine) => ({ title: id, purpose: 'A fixture.', file: 'zoo.ts', machine }));
  return reference(listed, [])
    .split('\n')
    .filter((line) => line.startsWith('| '));
}

describe('the tables', () => {
  test('tell states with descriptions and tags, and escape what would end a cell', () => {
    expect(tablesOf('events')).toContain(
      '| `open` | atomic | Says: "hi"; &lt;ends> with 100 % \\| more | `visible`, `busy` |',
    );
  });

  test('tell delays, guards and actors', () => {
    expect(tablesOf('delays')).toEqual(
      expect.arrayContaining(['| `short` | 300 |', '| `later` | computed |']),
    );
    expect(tablesOf('guards')).toContain('| `isBoth` | `isA and isB` | `here` |');
    expect(tablesOf('actors')).toContain('| `child` | `child` | `next` |');
  });

  test('tell transitions that are blocked, stay, or enter again', () => {
    expect(tablesOf('events')).toEqual(
      expect.arrayContaining([
        '| `open` | `BLOCKED (blocked)` | blocked |  |  |',
        '| `open` | `AGAIN` | `open`, re-entered |  | Once more. |',
      ]),
    );
  });
});
