import { describe, expect, test } from 'vitest';
import type { FileWeight } from '../../../src/build/files';
import { budgets, checkBudgets, reportTable } from '../../../src/build/report';

const file = (path: string, brotli: number | undefined, raw = 1_000): FileWeight => ({ path, raw, brotli });

/** The names of the files and groups in the lines of a report. */
const namesIn = (lines: readonly string[]) => lines.map((line) => line.split(':')[0]);

describe('the budget', () => {
  test.each([
    ['the bundle', 'assets/main-ABC.js', budgets.bundle],
    ['the home document', 'index.html', budgets.largeDocument],
    ['the blog, which has notes in full', 'resources/blog.html', budgets.blog],
    ['another document', 'about.html', budgets.document],
  ])('of %s is the weight itself; one byte more exceeds it', (_kind, path, limit) => {
    expect(checkBudgets([file(path, limit)]).errors).toEqual([]);
    expect(namesIn(checkBudgets([file(path, limit + 1)]).errors)).toEqual([path]);
  });

  test('counts a file that is sent as it is by its own weight', () => {
    expect(checkBudgets([file('about.html', undefined, budgets.document + 1)]).errors).toHaveLength(1);
  });

  test('of the fonts is the sum of their files; images have none', () => {
    const fonts = [
      file('assets/sans-ABC.woff2', undefined, budgets.fonts - 10_000),
      file('assets/serif-ABC.woff2', undefined, 10_000),
      file('art/photo.png', undefined, 900_000),
    ];
    expect(checkBudgets(fonts).errors).toEqual([]);
    expect(checkBudgets([...fonts, file('assets/mono-ABC.woff2', undefined, 1)]).errors).toEqual([
      'All fonts: 36.0 kB compressed, with a budget of 36.0 kB',
    ]);
  });

  test('warns from 95 % on', () => {
    const report = (weight: number) => checkBudgets([file('about.html', weight)]);
    const line = 'about.html: 13.3 kB compressed, with a budget of 14.0 kB';
    expect(report(budgets.document * 0.949)).toEqual({ warnings: [], errors: [] });
    expect(report(budgets.document * 0.95)).toEqual({ warnings: [line], errors: [] });
    expect(namesIn(report(budgets.document).warnings)).toEqual(['about.html']);
    expect(report(budgets.document + 1).warnings).toEqual([]);
  });
});

test('the report is a table of files with both weights', () => {
  const table = reportTable([file('assets/main-ABC.js', 100_000, 400_000), file('icon.png', undefined)]);
  expect(table.split('\n')).toEqual([
    expect.stringMatching(/^ +raw +brotli {2}file$/),
    expect.stringMatching(/^ +400\.0 kB +100\.0 kB {2}assets\/main-ABC\.js$/),
    expect.stringMatching(/^ +1\.0 kB {12}icon\.png$/),
  ]);
});
