import { describe, expect, test } from 'vitest';
import { prerenderPage, prerenderPages } from '../../../src/build/prerender';
import { formatUsd, priceUsdPerMonth } from '../../../src/content/pricing';
import { equityPercent, formatEquity } from '../../../src/features/pricing/prices';
import { notFoundRoute, routes } from '../../../src/routes/table';

test('the home page is written with its headline, its menu and its footer', async () => {
  const markup = await prerenderPage('/');
  const words = markup.replace(/<[^>]+>/g, '');
  expect(words).toContain('Engineering Market Momentum with AI-Powered Execution &amp; Strategy');
  expect(markup).toContain('<h1');
  expect(markup).toContain('aria-label="Main"');
  expect(markup).toContain('<main');
  expect(markup).toContain('<footer');
});

describe('a document holds nothing that a strict content security policy would block, and is whole', () => {
  test.each(routes)('$path', async ({ path }) => {
    const markup = await prerenderPage(path);
    expect(markup).not.toMatch(/\sstyle=/);
    expect(markup).not.toMatch(/\son\w+=/);
    expect(markup).not.toContain('<script');
    expect(markup).not.toContain('<style');
    expect(markup).not.toContain('<template');
    expect(markup.match(/<h1[\s>]/g)).toHaveLength(1);
  });
});

test('an unknown path is written as the not-found page', async () => {
  const logged: unknown[] = [];
  const { error } = console;
  console.error = (...values: unknown[]) => logged.push(values);
  const markup = await prerenderPage('/nothing').finally(() => {
    console.error = error;
  });
  expect(markup).toContain('Page Not Found');
  expect(logged).toEqual([]);
});

test('a page is written at Seed, so that the document and the first state of the page agree', async () => {
  const words = (await prerenderPage('/services/bowtie-leadership')).replace(/<!--.*?-->/g, '');
  expect(words).toContain(formatUsd(priceUsdPerMonth('bowtie-leadership', 'seed')));
  expect(words).toContain(formatEquity(equityPercent('bowtie-leadership', 'seed')));
  expect(words).toContain('aria-valuetext="Seed"');
});

test('a page has the rules of its markup and the animations of all modules, and nothing of the page before it', async () => {
  const [home, notFound] = await prerenderPages([...routes.slice(0, 1), notFoundRoute]);
  const [homeStyles = '', styles = ''] = [home?.styles, notFound?.styles];
  const names = [...styles.matchAll(/\{--sxs:[2-6] ([^}]*)\}/g)].flatMap(([, group = '']) =>
    group.split(' '),
  );
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(notFound?.markup.includes(name), name).toBe(true);
  expect(styles.length).toBeLessThan(homeStyles.length);
  const animations = [...homeStyles.matchAll(/@keyframes k-\w+/g)].map(String);
  expect(animations.length).toBeGreaterThan(2);
  for (const animation of animations) expect(styles).toContain(animation);
});

test('every mark of a figure has a rule in its document', async () => {
  for (const { route, markup, styles } of await prerenderPages(routes)) {
    const marks = [...markup.matchAll(/class="(f-[\w -]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    for (const mark of new Set(marks)) expect(styles, `${route.path}: ${mark}`).toContain(`.${mark}`);
  }
});
