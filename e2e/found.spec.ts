import { createHash } from 'node:crypto';
import {
  builtFiles,
  bundleInputs,
  isBuilt,
  pageDocuments,
  readBuilt,
  readBuiltBytes,
} from './support/builtSite';
import { paths } from './support/site';
import { expect, test } from './support/test';

/** The value of an attribute of the first element that starts so. */
const attributeOf = (html: string, start: string, name: string): string | undefined =>
  html.match(new RegExp(`${start}[^>]*? ${name}="([^"]*)"`))?.[1];

const cards = builtFiles.filter((file) => file.startsWith('cards/'));

test('every page has a card of its own, 1200 by 630 pixels and under 100 KB', () => {
  const named = new Set<string>();
  for (const { path, html } of pageDocuments) {
    const address = attributeOf(html, '<meta property="og:image"', 'content') ?? '';
    const file = new URL(address).pathname.slice(1);
    named.add(file);
    const png = readBuiltBytes(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThan(100_000);
  }
  // The alias shares the card of its page.
  expect([...named].sort()).toEqual([...cards].sort());
  expect(cards).toHaveLength(paths.length);
  const hashes = cards.map((file) => createHash('sha256').update(readBuiltBytes(file)).digest('hex'));
  expect(new Set(hashes).size).toBe(cards.length);
});

test('the not-found page is in no list', () => {
  const lists = ['sitemap.xml', 'atom.xml', 'llms.txt', 'llms-full.txt', 'robots.txt'].map(readBuilt);
  for (const list of lists) expect(list).not.toMatch(/\/404|Page Not Found/);
  expect(isBuilt('404.md')).toBe(false);
  expect(isBuilt('cards/404.png')).toBe(false);
});

test('the feed has the six posts, newest first, and every page links it', async ({ page }) => {
  const entries = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const read = (parent: Element, name: string) => parent.querySelector(name)?.textContent?.trim() ?? '';
    return [...feed.querySelectorAll('entry')].map((entry) => ({
      id: read(entry, 'id'),
      title: read(entry, 'title'),
      day: read(entry, 'published').slice(0, 10),
      author: read(entry, 'author > name'),
      text: read(entry, 'summary'),
    }));
  }, readBuilt('atom.xml'));
  expect(entries).toHaveLength(6);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(6);
  expect(entries.map(({ day }) => day)).toEqual(
    entries
      .map(({ day }) => day)
      .sort()
      .reverse(),
  );
  const blog = readBuilt('resources/blog.html');
  for (const { title, author, day, text, id } of entries) {
    expect(id).toMatch(/^tag:[^,]+,\d{4}-\d\d-\d\d:[a-z0-9-]+$/);
    for (const part of [title, author, day, text]) expect(blog).toContain(part);
  }
  for (const { html, path } of pageDocuments) {
    expect(attributeOf(html, '<link rel="alternate" href="/atom.xml"', 'type'), path).toBe(
      'application/atom+xml',
    );
  }
});

test('every page links its Markdown twin', () => {
  for (const { html, path } of pageDocuments) {
    const [, address = ''] = html.match(/<link rel="alternate" href="([^"]*)" type="text\/markdown">/) ?? [];
    expect(readBuilt(address.slice(1)), path).toContain(
      `\nurl: ${attributeOf(html, '<link rel="canonical"', 'href')}\n`,
    );
    expect(isBuilt(`${path === '/' ? 'index' : path.slice(1)}.md`), path).toBe(true);
  }
});

/** The packages of which code is in the bundle. */
function bundledPackages(): readonly string[] {
  const names = bundleInputs.map((path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

test('the licenses are those of the bundle and the fonts', () => {
  const named = [...readBuilt('licenses.txt').matchAll(/^(\S+) \d+\.\d+\.\d+\S* \((.+)\)$/gm)].map(
    ([, name = '']) => name,
  );
  const packages = named.filter((name) => !name.startsWith('@fontsource'));
  expect(packages).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'xstate', 'wouter', 'valibot', '@stitches/react']),
  );
  expect(bundledPackages()).toEqual(expect.arrayContaining(packages));
  expect(named.length - packages.length).toBe(3);
});
