import { describe, expect, test } from 'vitest';
import { documentHead } from '../../../src/app/head';
import { pageOf } from '../../../src/app/pages';
import { matchRoute, routeOf } from '../../../src/routes/matchRoute';
import { breadcrumbs, canonicalRoutes } from '../../../src/routes/navigation';
import { notFoundRoute, routes } from '../../../src/routes/table';
import type { Route } from '../../../src/routes/types';

const rows: readonly Route[] = [...routes, notFoundRoute];

/** Values that occur in more than one row. */
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('no two routes share a path, a title or a description', () => {
  expect(repeated(rows.flatMap(({ path, aliases = [] }) => [path, ...aliases]))).toEqual([]);
  expect(repeated(rows.map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(repeated(rows.map(({ description }) => description))).toEqual([]);
});

describe.each(rows)('$path', (route) => {
  test('has a page, and a title and a description that search engines show whole', async () => {
    const { default: page } = await pageOf(route).load();
    expect(page.name).toBe(route.page);
    expect(route.title.length).toBeLessThanOrEqual(65);
    expect(route.description.length).toBeGreaterThanOrEqual(110);
    expect(route.description.length).toBeLessThanOrEqual(155);
  });
});

test.each(routes)('$path also answers with a trailing slash, a query or a hash', ({ path }) => {
  const slash = path === '/' ? '' : '/';
  for (const end of [
    '',
    slash,
    '?utm_source=mail',
    '#top',
    `${slash}?a=1&b=/c/`,
    `${slash}?a#b/`,
    `${slash}//`,
  ])
    expect(matchRoute(path + end)).toMatchObject({ route: { path }, path });
});

test.each(['/services/strategy', '/services/strategy/', '/services/strategy?ref=home'])(
  '%s is an alias of /services/revenue-strategy',
  (alias) => {
    const path = '/services/revenue-strategy';
    expect(matchRoute(alias)).toMatchObject({ route: { path }, path });
  },
);

test.each([
  ...['/nothing', '/404', '/about/team', '/About', '/services/strategy/more', '/industries/retail'],
  ...['/constructor', '/__proto__', '/%', '/index.html'],
])('the unknown path %s shows the not-found page', (path) => {
  expect(matchRoute(path).route).toBe(notFoundRoute);
  expect(matchRoute(`${path}/?a=1#b`).route).toBe(notFoundRoute);
});

test('a link in the code to an unknown path fails with the path', () => {
  expect(() => routeOf('/nothing')).toThrow('/nothing');
});

test.each([
  ['/industries/b2b-saas', ['Home', 'Industries', 'B2B SaaS']],
  ['/technologies/rag', ['Home', 'Technologies', 'RAG & Graph RAG']],
  ['/how-we-work/planning', ['Home', 'How We Work', 'Operational Planning']],
  ['/resources/blog', ['Home', 'Resources', 'Blog']],
  ['/resources/case-studies', ['Home', 'Resources', 'Case Studies']],
])('the breadcrumb of %s is %j', (path, names) => {
  expect(breadcrumbs(routeOf(path)).map(({ name }) => name)).toEqual(names);
});

test('search engines get every page but /what-we-do, whose canonical page is /services', () => {
  expect(routeOf('/what-we-do').canonical).toBe('/services');
  expect(new Set(canonicalRoutes)).toEqual(new Set(routes.filter(({ path }) => path !== '/what-we-do')));
});

describe('the head of a document', () => {
  test.each([
    ['/', 'https://momentum.example/'],
    ['/services/development', 'https://momentum.example/services/development'],
    ['/what-we-do', 'https://momentum.example/services'],
  ])('at %s names the page, the company and the canonical address', (path, canonical) => {
    const { title, description } = routeOf(path);
    expect(documentHead(routeOf(path))).toMatchObject({
      title: `${title} | Momentum`,
      ...{ description, canonical },
    });
  });

  test('of the not-found page has no canonical address', () => {
    expect(documentHead(notFoundRoute)).toMatchObject({
      title: 'Page Not Found | Momentum',
      canonical: null,
    });
  });
});
