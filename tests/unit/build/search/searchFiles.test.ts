import { describe, expect, test } from 'vitest';
import { aiCrawlers, llms, llmsFull, robots, sitemap } from '../../../../src/build/search/searchFiles';
import { routeOf } from '../../../../src/routes/matchRoute';
import { canonicalRoutes } from '../../../../src/routes/navigation';
import { routes } from '../../../../src/routes/table';

const canonicalPaths = routes.map(({ path }) => path).filter((path) => path !== '/what-we-do');

describe('the sitemap', () => {
  const listed = canonicalRoutes.map((route) => ({ route, lastModified: '2026-05-12' }));

  test('lists the canonical addresses and no other', () => {
    const addresses = [...sitemap(listed).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.sort()).toEqual(canonicalPaths.map((path) => `https://momentum.example${path}`).sort());
  });

  test('states the day of the last change', () => {
    const text = sitemap([{ route: routeOf('/about'), lastModified: '2026-05-12' }]);
    expect(text).toContain(
      '<url><loc>https://momentum.example/about</loc><lastmod>2026-05-12</lastmod></url>',
    );
  });
});

describe('robots.txt', () => {
  test('allows everything to everybody, and names the sitemap', () => {
    expect(robots()).toContain('User-agent: *\nAllow: /\n');
    expect(robots()).not.toContain('Disallow');
    expect(robots()).toContain('Sitemap: https://momentum.example/sitemap.xml\n');
  });

  test('names the crawlers of AI systems, in one group that allows everything', () => {
    const [, group = ''] = robots()
      .split('\n\n')
      .filter((part) => part.includes('User-agent'));
    for (const name of aiCrawlers) expect(group).toContain(`User-agent: ${name}\n`);
    expect(group).toMatch(/\nAllow: \/$/);
  });

  test('has no line that the standard does not know', () => {
    for (const line of robots().split('\n')) expect(line).toMatch(/^$|^#|^(User-agent|Allow|Sitemap): \S+$/);
  });
});

describe('llms.txt', () => {
  const text = llms(canonicalRoutes);

  test('has a title, a summary, the terms, and lists below headings', () => {
    expect(text).toMatch(/^# Momentum\n\n> Go-to-market consultancy [^\n]+\n\n/);
    for (const term of ['attribute', 'cite', 'misrepresent', 'law'])
      expect(text.split('\n## ')[0]).toContain(term);
    const lists = text.split('\n## ').slice(1);
    for (const list of lists)
      expect(list).toMatch(/^[^\n]+\n\n(- \[[^\]]+\]\(https:\/\/\S+\.md\): [^\n]+\n)+\n?$/);
  });

  test('links the twin of every canonical page once', () => {
    const links = [...text.matchAll(/^- \[.*\]\((.*?)\):/gm)].map(([, address]) => address);
    expect(links.sort()).toEqual(
      canonicalPaths.map((path) => `https://momentum.example${path === '/' ? '/index' : path}.md`).sort(),
    );
  });
});

test('llms-full.txt has the pages one after the other', () => {
  const text = llmsFull(
    ['/about', '/contact'].map((path) => ({
      route: routeOf(path),
      body: `# ${path}\n`,
      lastModified: '2026-05-12',
    })),
  );
  expect(text.match(/^url: .*$/gm)).toEqual([
    'url: https://momentum.example/about',
    'url: https://momentum.example/contact',
  ]);
  expect(text).toContain('# /contact\n');
});
