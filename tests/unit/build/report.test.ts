import { describe, expect, test } from 'vitest';
import {
  budgets,
  checkBudgets,
  earlyFiles,
  type FileWeight,
  reportTable,
  styleRules,
} from '../../../src/build/report';

const file = (path: string, brotli: number | undefined, raw = 1_000): FileWeight => ({ path, raw, brotli });
const site = [
  file('assets/main-ABC.js', 100_000, 400_000),
  file('art/case-fintech.svg', 9_000),
  file('index.html', 8_000),
];

/** The lines about exceeded budgets. */
const brokenBudgets = (...site: Parameters<typeof checkBudgets>) => checkBudgets(...site).errors;

describe('the budget', () => {
  test('of each kind is kept by a site of the usual weight', () => {
    expect(brokenBudgets(site, [{ path: 'index.html', text: '<style>.a{}</style>' }])).toEqual([]);
  });

  test.each([
    ['the bundle', 'assets/main-ABC.js', budgets.bundle],
    ['the home document', 'index.html', budgets.document],
    ['another document', 'about.html', budgets.document],
  ])('of %s is the weight itself; one byte more breaks it', (_kind, path, limit) => {
    const others = site.filter((other) => other.path !== path);
    expect(brokenBudgets([...others, file(path, limit)], [])).toEqual([]);
    expect(brokenBudgets([...others, file(path, limit + 1)], [])).toEqual([
      expect.stringMatching(new RegExp(`^${path.replaceAll('.', '\\.')} weighs`)),
    ]);
  });

  test('counts a file that is sent as it is by its own weight', () => {
    const document = file('about.html', undefined, budgets.document + 1);
    expect(brokenBudgets([...site, document], [])).toHaveLength(1);
  });

  test('of the fonts is the sum of the subset files; whole files and images have none', () => {
    const fonts = [
      file('assets/sans-subset-ABC.woff2', undefined, budgets.fonts - 10_000),
      file('assets/serif-subset-ABC.woff2', undefined, 10_000),
      file('assets/sans-ABC.woff2', undefined, 900_000),
      file('art/photo.png', undefined, 900_000),
    ];
    expect(brokenBudgets([...site, ...fonts], [])).toEqual([]);
    expect(
      brokenBudgets([...site, ...fonts, file('assets/mono-subset-ABC.woff2', undefined, 1)], []),
    ).toEqual(['The fonts of a page weigh 36.0 kB; their budget is 36.0 kB.']);
  });

  test.each([
    ['style rules', budgets.styleRules, (count: number) => `<style>${'.a{color:red}'.repeat(count)}</style>`],
    [
      'requests until the app is ready',
      budgets.requests,
      (count: number) =>
        Array.from({ length: count - 1 }, (_, index) => `<script src="/${index}.js"></script>`).join(''),
    ],
    [
      'pictures',
      budgets.pictures,
      (count: number) =>
        Array.from({ length: count }, (_, index) => `<img src="/art/${index}.svg">`).join(''),
    ],
  ])('of %s holds for each document', (name, limit, documentWith) => {
    const broken = (count: number) =>
      brokenBudgets(site, [
        { path: 'about.html', text: documentWith(count) },
        { path: 'sitemap.xml', text: documentWith(limit + 1) },
      ]);
    expect(broken(limit)).toEqual([]);
    expect(broken(limit + 1)).toEqual([`about.html has ${limit + 1} ${name}; its budget is ${limit}.`]);
  });

  test('warns from 95 % on', () => {
    const warnings = (weight: number) =>
      checkBudgets([...site, file('about.html', weight)], []).warnings.filter((line) =>
        line.startsWith('about.html'),
      );
    expect(warnings(budgets.document * 0.949)).toEqual([]);
    expect(warnings(budgets.document * 0.95)).toEqual([
      'about.html weighs 13.3 kB compressed; its budget is 14.0 kB.',
    ]);
    expect(warnings(budgets.document - 1)).toHaveLength(1);
    expect(warnings(budgets.document + 1)).toEqual([]);
  });

  test('asks for exactly one bundle', () => {
    expect(brokenBudgets(site.slice(1), [])).toEqual(['There are 0 bundles; there must be one.']);
    expect(brokenBudgets([...site, file('assets/other.js', 1)], [])).toEqual([
      'There are 2 bundles; there must be one.',
    ]);
  });
});

test('style rules are counted in every style element, at-rules are not', () => {
  const html =
    '<style>@font-face{src:url(/a.woff2)}a,b{color:red}@media (min-width:1px){.c{}.d:hover{top:0}}</style>' +
    '<p>{no rule}</p><style data-page="/">@keyframes k{to{top:0}}.e{left:0}</style>';
  expect(styleRules(html)).toBe(5);
});

test('the files that a document requests early are those that it names, each once', () => {
  const html = `<html>
    <script>import("/assets/main-ABC.js")</script>
    <link rel="preload" href="/assets/sans-subset-ABC.woff2">
    <style>@font-face{src:url("/assets/sans-subset-ABC.woff2")}@font-face{src:url(/assets/sans-ABC.woff2)}</style>
    <link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">
    <link rel="alternate" href="/about.md" type="text/markdown"><link rel="canonical" href="https://momentum.example/about">
    <a href="/services/development">Development</a><a href="#top">Top</a><img src="/art/1.svg" loading="lazy">`;
  expect(earlyFiles(html)).toEqual([
    '/assets/main-ABC.js',
    '/assets/sans-subset-ABC.woff2',
    '/favicon.svg',
    '/art/1.svg',
  ]);
});

test('the report is a table of files with both weights', () => {
  const lines = reportTable([...site, file('icon.png', undefined)]).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^file +raw +brotli$/);
  expect(lines[1]).toMatch(/^assets\/main-ABC\.js +400\.0 kB +100\.0 kB$/);
  expect(lines[4]).toMatch(/^icon\.png +1\.0 kB +$/);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
