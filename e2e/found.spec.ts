import { createHash } from 'node:crypto';
import {
  builtFiles,
  bundleInputs,
  documents,
  isBuilt,
  pageDocuments,
  readBuilt,
  readBuiltBytes,
} from './support/builtSite';
import { canonicalOf, paths } from './support/site';
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

test('XML files are well-formed', async ({ page }) => {
  for (const file of ['sitemap.xml', 'atom.xml']) {
    const root = await page.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
      return documentElement.querySelector('parsererror')?.textContent ?? documentElement.localName;
    }, readBuilt(file));
    expect(root, file).toBe(file === 'sitemap.xml' ? 'urlset' : 'feed');
  }
});

test('the sitemap lists canonical addresses, with days that are not in the future', () => {
  const entries = [
    ...readBuilt('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g),
  ];
  expect(entries.map(([, address]) => address).sort()).toEqual([...new Set(paths.map(canonicalOf))].sort());
  for (const [, address, day = ''] of entries) {
    expect(Date.parse(day), address).toBeLessThanOrEqual(Date.now());
  }
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

/** Documents without JSON-LD: the not-found page, and a page that leaves it to its canonical address. */
const plainPages = ['/404', '/what-we-do'];

test('JSON-LD is on every page that search engines list', () => {
  for (const { html, path } of documents) {
    const elements = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(elements, path).toHaveLength(plainPages.includes(path) ? 0 : 1);
    for (const [, text = ''] of elements) {
      expect(JSON.parse(text)).toMatchObject({
        '@context': 'https://schema.org',
        '@graph': expect.any(Array),
      });
    }
  }
});

test('what search engines, networks and language models find, by number of pages', () => {
  const count = (pattern: RegExp, file: string) => readBuilt(file).match(pattern)?.length ?? 0;
  const withTag = (tag: string) => pageDocuments.filter(({ html }) => html.includes(tag)).length;
  const pages = paths.length;
  const services = pageDocuments.filter(({ path }) => path.startsWith('/services/'));
  const rows = [
    ['cards', cards.length, pages],
    ['JSON-LD', withTag('application/ld+json'), pageDocuments.length - 1],
    ...['WebSite', 'ContactPage', 'Blog'].map(
      (type) => [`  ${type}`, withTag(`{"@type":"${type}"`), 1] as const,
    ),
    ['  FAQPage', withTag('{"@type":"FAQPage"'), 2],
    ['  ItemList', withTag('{"@type":"ItemList"'), undefined],
    ['  BreadcrumbList', withTag('{"@type":"BreadcrumbList"'), pageDocuments.length - 2],
    ['  Service', withTag('{"@type":"Service"'), services.length],
    // The terms of one service are agreed.
    ['  Offer', withTag('{"@type":"Offer"'), services.length - 1],
    ['sitemap', count(/<loc>/g, 'sitemap.xml'), pages - 1],
    ['robots: crawlers named', count(/^User-agent: \w/gm, 'robots.txt'), undefined],
    ['feed: posts', count(/<entry>/g, 'atom.xml'), 6],
    ['feed: linked from', withTag('application/atom+xml'), pageDocuments.length],
    ['llms.txt', count(/^- \[/gm, 'llms.txt'), pages - 1],
    ['llms-full.txt', count(/^url: /gm, 'llms-full.txt'), pages - 1],
    ['Markdown twins', builtFiles.filter((file) => file.endsWith('.md')).length, pageDocuments.length],
    ['licenses', count(/^\S+ \d+\.\d+\.\d+\S* \(.+\)$/gm, 'licenses.txt'), undefined],
  ] as const;
  const lines = rows.map(
    ([kind, found, all]) =>
      `${kind.padEnd(24)}${String(found).padStart(4)}${all === undefined ? '' : ` of ${all}`}`,
  );
  console.log(`\n${lines.join('\n')}`);
  for (const [kind, found, all] of rows) {
    if (all !== undefined) expect(found, kind).toBe(all);
  }
});
