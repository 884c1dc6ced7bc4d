import { describe, expect, test } from 'vitest';
import { budgets, checkBudgets } from '../../../src/build/report';

const file = (path: string, size: number) => ({ path, size });

describe('the budget', () => {
  test.each([
    ['the bundle', 'assets/main-ABC.js', budgets.bundle],
    ['the home document', 'index.html', budgets.home],
    ['a large document', 'services.html', budgets.largeDocument],
    ['the blog, which has notes in full', 'resources/blog.html', budgets.blog],
    ['another document', 'about.html', budgets.document],
  ])('of %s is the size itself; one byte more exceeds it', (_kind, path, limit) => {
    expect(checkBudgets([file(path, limit)]).errors).toEqual([]);
    expect(checkBudgets([file(path, limit + 1)]).errors).toEqual([expect.stringContaining(path)]);
  });

  test('of the fonts is the sum of their files; images have none', () => {
    const fonts = [
      file('assets/sans-ABC.woff2', budgets.fonts - 10_000),
      file('assets/serif-ABC.woff2', 10_000),
    ];
    expect(checkBudgets([...fonts, file('art/photo.png', 900_000)]).errors).toEqual([]);
    expect(checkBudgets([...fonts, file('assets/mono-ABC.woff2', 1)]).errors).toEqual([
      ' 36.0 kB of  36.0 kB  all fonts',
    ]);
  });

  test('is stated in a table, with a warning from 95 % on', () => {
    const tableOf = (size: number) => checkBudgets([file('about.html', size)]).table.split('\n')[0];
    expect(tableOf(budgets.document * 0.949)).toBe(' 13.3 kB of  14.0 kB  about.html');
    expect(tableOf(budgets.document * 0.95)).toBe(' 13.3 kB of  14.0 kB  about.html, near its budget');
  });
});
