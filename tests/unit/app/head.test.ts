import { describe, expect, test } from 'vitest';
import { documentHead } from '../../../src/app/head';
import { routeOf } from '../../../src/routes/matchRoute';
import { notFoundRoute } from '../../../src/routes/table';
import { requiredPaths } from '../../support/siteMap';

describe('the head of a document', () => {
  test.each(requiredPaths)('at %s names the page and the company, and the canonical address', (path) => {
    const { title, description, canonical } = documentHead(routeOf(path));
    expect(title).toMatch(/^.+ \| Momentum$/);
    expect(description).toBe(routeOf(path).description);
    const listed = path === '/what-we-do' ? '/services' : path;
    expect(canonical).toBe(`https://momentum.example${listed}`);
  });

  test('of the not-found page has no canonical address', () => {
    expect(documentHead(notFoundRoute)).toMatchObject({
      title: 'Page Not Found | Momentum',
      canonical: null,
    });
  });
});
