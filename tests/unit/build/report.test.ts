import { describe, expect, test } from 'vitest';
import { brokenBudgets, type FileWeight, reportTable } from '../../../src/build/report';

const file = (path: string, brotli: number | undefined, raw = 1_000): FileWeight => ({ path, raw, brotli });
const site = [
  file('assets/main-ABC.js', 100_000, 400_000),
  file('art/case-fintech.svg', 9_000),
  file('index.html', 8_000),
];

describe('the budgets', () => {
  test('are kept by a site of the usual weight', () => {
    expect(brokenBudgets(site)).toEqual([]);
  });

  test.each([
    ['the bundle', 'assets/main-ABC.js', 150_000],
    ['a document', 'index.html', 30_000],
  ])('of %s is the weight itself; one byte more breaks it', (_kind, path, limit) => {
    const others = site.filter((other) => other.path !== path);
    expect(brokenBudgets([...others, file(path, limit)])).toEqual([]);
    expect(brokenBudgets([...others, file(path, limit + 1)])).toEqual([
      expect.stringMatching(new RegExp(`^${path.replaceAll('.', '\\.')} weighs`)),
    ]);
  });

  test('count a file that is sent as it is by its own weight', () => {
    expect(brokenBudgets([...site, file('about.html', undefined, 30_001)])).toHaveLength(1);
  });

  test('do not hold for images and fonts', () => {
    expect(brokenBudgets([...site, file('assets/font.woff2', undefined, 900_000)])).toEqual([]);
  });

  test('ask for exactly one bundle', () => {
    expect(brokenBudgets(site.slice(1))).toEqual(['There are 0 bundles; there must be one.']);
    expect(brokenBudgets([...site, file('assets/other.js', 1)])).toEqual([
      'There are 2 bundles; there must be one.',
    ]);
  });
});

test('the report is a table of files with both weights', () => {
  const lines = reportTable([...site, file('icon.png', undefined)]).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^file +raw +brotli$/);
  expect(lines[1]).toMatch(/^assets\/main-ABC\.js +400\.0 kB +100\.0 kB$/);
  expect(lines[4]).toMatch(/^icon\.png +1\.0 kB +$/);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
