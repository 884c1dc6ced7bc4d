import { describe, expect, test } from 'vitest';
import { documentShell } from '../../../../src/build/documentShell';
import { escapeHtml } from '../../../../src/build/escapeHtml';
import { headTags } from '../../../../src/build/search/headTags';
import { notFoundRoute, routes } from '../../../../src/routes/table';
import type { Route } from '../../../../src/routes/types';

const assets = { preHydration: '', fonts: { rules: '', preloaded: [] } };
const headOf = (route: Route): string => {
  const document = { ...assets, route, paths: [route.path], markup: '', styles: '' };
  return documentShell(document).split('</head>')[0] ?? '';
};

/** The contents of all `meta` elements with a name or a property. */
const metaIn = (head: string, name: string): readonly string[] =>
  [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].flatMap(
    ([, key, content = '']) => (key === name ? [content] : []),
  );

const site = 'https://momentum.example';

describe.each(routes.map((route: Route) => ({ path: route.path, route })))(
  'the head of $path',
  ({ route }) => {
    const head = headOf(route);

    test('states title, description and address once, and the same to networks', () => {
      const address = `${site}${route.canonical ?? route.path}`;
      expect(head.match(/<title>.*?<\/title>/g)).toEqual([
        `<title>${escapeHtml(route.title)} | Momentum</title>`,
      ]);
      expect(head.match(/<link rel="canonical"[^>]*>/g)).toEqual([
        `<link rel="canonical" href="${address}">`,
      ]);
      expect(metaIn(head, 'description')).toEqual([escapeHtml(route.description)]);
      expect(metaIn(head, 'og:title')).toEqual([escapeHtml(route.title)]);
      expect(metaIn(head, 'og:description')).toEqual([escapeHtml(route.description)]);
      expect(metaIn(head, 'og:url')).toEqual([address]);
      expect(metaIn(head, 'og:site_name')).toEqual(['Momentum']);
      expect(metaIn(head, 'og:type')).toEqual(['website']);
    });

    test('has a large card of its own, with size and text alternative', () => {
      const name = route.path === '/' ? '/index' : route.path;
      expect(metaIn(head, 'og:image')).toEqual([`${site}/cards${name}.png`]);
      expect(metaIn(head, 'og:image:width')).toEqual(['1200']);
      expect(metaIn(head, 'og:image:height')).toEqual(['630']);
      expect(metaIn(head, 'og:image:alt')[0]).toContain(escapeHtml(route.title));
      expect(metaIn(head, 'twitter:card')).toEqual(['summary_large_image']);
    });

    test('links the feed and the Markdown twin', () => {
      const name = route.path === '/' ? '/index' : route.path;
      expect(head).toContain(`<link rel="alternate" href="${name}.md" type="text/markdown">`);
      expect(head).toContain('<link rel="alternate" href="/atom.xml" type="application/atom+xml">');
    });

    test('fits into a search result', () => {
      expect(`${route.title} | Momentum`.length).toBeLessThan(60);
      expect(route.description.length).toBeGreaterThanOrEqual(70);
      expect(route.description.length).toBeLessThanOrEqual(155);
    });
  },
);

test('titles, descriptions and cards are unique', () => {
  for (const name of ['og:title', 'og:description', 'og:image']) {
    const values = routes.flatMap((route) => metaIn(headOf(route), name));
    expect(new Set(values).size).toBe(routes.length);
  }
});

test('the not-found page has icons and colors, and nothing for networks, feed readers or crawlers', () => {
  const head = headOf(notFoundRoute);
  expect(head).not.toMatch(/og:|twitter:|rel="alternate"|rel="canonical"/);
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).toContain('rel="icon"');
});

test('icons and colors are the same everywhere', () => {
  for (const route of [...routes, notFoundRoute]) {
    const head = headTags(route);
    expect(head).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
    expect(head).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(metaIn(head, 'theme-color')).toHaveLength(2);
  }
});
