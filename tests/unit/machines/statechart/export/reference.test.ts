import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteReference } from '../../../../../machines/cli/siteReference';
import { machines } from '../../../../../machines/registry';
import { reference } from '../../../../../machines/statechart/export/reference';
import { zoo } from '../../../../support/zoo';

const docs = join(import.meta.dirname, '../../../../../machines/docs');

describe('the documentation of the machines', () => {
  test.each(siteReference())('$path is up to date (npm run machines:docs)', ({ path, text }) => {
    expect(readFileSync(join(docs, path), 'utf8')).toBe(text);
  });

  test('has an index, a file with a chart for each machine, and no other file', () => {
    const files = machines.map(({ machine }) => `${machine.id}.md`);
    expect(readdirSync(docs).sort()).toEqual(['README.md', ...files].sort());
    for (const file of files) {
      expect(readFileSync(join(docs, file), 'utf8').match(/^```mermaid$/gm)).toHaveLength(1);
    }
  });

  test('has links to files that exist', () => {
    for (const { text } of siteReference()) {
      const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => join(docs, link));
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !existsSync(link))).toEqual([]);
    }
  });
});

const model = {
  events: {
    open: { meaning: 'The handle is pressed.' },
    ring: { meaning: '', sender: 'the bell' },
  },
};

/** The table rows of a fixture machine. */
function tablesOf(id: string) {
  return zoo
    .filter((machine) => machine.id === id)
    .flatMap((machine) =>
      reference({ title: id, purpose: 'A fixture.', file: 'zoo.ts', machine, model }).split('\n'),
    )
    .filter((line) => line.startsWith('| '));
}

describe('the tables', () => {
  test('list states with descriptions and tags, and escape characters that end a cell', () => {
    expect(tablesOf('events')).toContain(
      '| `open` | atomic | Says: "hi"; &lt;ends> with 100 % \\| more | `visible`, `busy` |',
    );
  });

  test('list the sender and the meaning of each event', () => {
    expect(tablesOf('events')).toEqual(
      expect.arrayContaining([
        '| `open` | the visitor | The handle is pressed. |',
        '| `ring` | the bell |  |',
      ]),
    );
  });

  test('list delays, guards and actors', () => {
    expect(tablesOf('delays')).toEqual(
      expect.arrayContaining(['| `short` | 300 |', '| `later` | computed |']),
    );
    expect(tablesOf('guards')).toContain('| `isBoth` | `isA and isB` | `here` |');
    expect(tablesOf('actors')).toContain('| `child` | `child` | `next` |');
  });

  test('list transitions that stay, and that re-enter their state', () => {
    expect(tablesOf('events')).toEqual(
      expect.arrayContaining([
        "| `open` | `STAY` | stays | `a`, `b(to: 'x', n: 1)`, `inline` |  |",
        '| `open` | `AGAIN` | `open`, re-entered |  | Once more. |',
      ]),
    );
  });
});
