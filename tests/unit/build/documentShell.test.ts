import { describe, expect, test } from 'vitest';
import { documentShell } from '../../../src/build/documentShell';
import { escapeHtml } from '../../../src/build/escapeHtml';
import { routeOf } from '../../../src/routes/matchRoute';
import { notFoundRoute } from '../../../src/routes/table';

const assets = {
  preHydration: 'bootScript()',
  fonts: {
    rules: '@font-face{font-family:Sans}',
    preloaded: ['/assets/sans.woff2', '/assets/serif.woff2'],
  },
};
const styles = '.a{color:red}';
const shell = (path: string) =>
  documentShell({ ...assets, route: routeOf(path), paths: [path], markup: '<h1>Words</h1>', styles });

describe('a document', () => {
  test('says its language, its title, its description and its canonical address', () => {
    const html = shell('/services/development');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en"/);
    expect(html).toMatch(/<title>[^<]+ \| Momentum<\/title>/);
    expect(html).toContain(
      `<meta name="description" content="${routeOf('/services/development').description}">`,
    );
    expect(html).toContain('<link rel="canonical" href="https://momentum.example/services/development">');
    expect(html).toContain('width=device-width, initial-scale=1');
    expect(html).not.toContain('noindex');
  });

  test('holds the prerendered page', () => {
    expect(shell('/about')).toContain('<div id="root"><h1>Words</h1></div>');
  });

  test('preloads each of its fonts, not in the head, which would delay the first paint', () => {
    const [head = '', body = ''] = shell('/about').split('<body>');
    expect(head).not.toContain('rel="preload"');
    const links = body.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(links).toHaveLength(2);
    for (const [index, font] of assets.fonts.preloaded.entries()) {
      expect(links[index]).toContain(`href="${font}" as="font" type="font/woff2" crossorigin`);
    }
  });

  test('of the not-found page is kept out of search engines', () => {
    const html = documentShell({ ...assets, route: notFoundRoute, paths: ['/about'], markup: '', styles });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });

  test('at /what-we-do names /services as the canonical address', () => {
    expect(shell('/what-we-do')).toContain('href="https://momentum.example/services"');
  });

  test('has each of its one title, one description and one canonical address', () => {
    const html = shell('/technologies/rag');
    for (const tag of ['<title>', '<meta name="description"', 'rel="canonical"']) {
      expect(html.split(tag)).toHaveLength(2);
    }
    expect(html).toContain('<title>RAG &amp; Graph RAG');
  });
});

test('text is escaped for HTML, inside and outside attributes', () => {
  expect(escapeHtml('<b a="c">R&D</b>')).toBe('&lt;b a=&quot;c&quot;&gt;R&amp;D&lt;/b&gt;');
});
