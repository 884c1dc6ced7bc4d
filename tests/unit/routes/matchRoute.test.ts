import { describe, expect, test } from 'vitest';
import { matchRoute, routeOf } from '../../../src/routes/matchRoute';
import { notFoundRoute } from '../../../src/routes/table';
import { requiredPaths } from '../../support/siteMap';

describe.each(requiredPaths)('%s', (path) => {
  test('answers', () => {
    expect(matchRoute(path).route.path).toBe(path);
    expect(matchRoute(path).path).toBe(path);
    expect(routeOf(path).path).toBe(path);
  });

  test('answers with a trailing slash, a query or a hash, and its canonical form has none', () => {
    const slash = path === '/' ? '' : '/';
    for (const end of [
      slash,
      '?utm_source=mail',
      '#top',
      `${slash}?a=1&b=/c/`,
      `${slash}?a#b/`,
      `${slash}//`,
    ]) {
      expect(matchRoute(path + end)).toMatchObject({ route: { path }, path });
    }
  });
});

describe('/services/strategy', () => {
  test.each(['/services/strategy', '/services/strategy/', '/services/strategy?ref=home'])(
    '%s leads to /services/revenue-strategy and asks for that address',
    (alias) => {
      expect(matchRoute(alias)).toMatchObject({
        route: { path: '/services/revenue-strategy' },
        path: '/services/revenue-strategy',
      });
    },
  );

  test('is not a page of its own', () => {
    expect(() => routeOf('/services/strategy')).toThrow('/services/strategy');
  });
});

describe('any other path shows the not-found page', () => {
  test.each([
    '/nothing',
    '/404',
    '/about/team',
    '/About',
    '/services/strategy/more',
    '/how-we-work/pricing',
    '/industries/retail',
    '/technologies/lrm',
    '/constructor',
    '/__proto__',
    '/toString',
    '/%',
    '/index.html',
  ])('%s', (path) => {
    expect(matchRoute(path).route).toBe(notFoundRoute);
    expect(matchRoute(`${path}/?a=1#b`).route).toBe(notFoundRoute);
  });
});

test('asking for the route of an unknown path names the path', () => {
  expect(() => routeOf('/nothing')).toThrow('/nothing');
});
