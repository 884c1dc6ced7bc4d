import { expect, test } from 'vitest';
import { robots, sitemap } from '../../../src/build/searchFiles';
import { canonicalRoutes } from '../../../src/routes/navigation';
import { requiredPaths } from '../../support/siteMap';

test('the sitemap lists the canonical addresses and no other', () => {
  const addresses = [...sitemap(canonicalRoutes).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(addresses.sort()).toEqual(
    requiredPaths
      .filter((path) => path !== '/what-we-do')
      .map((path) => `https://momentum.example${path}`)
      .sort(),
  );
});

test('all crawlers may read all pages, and get the address of the sitemap', () => {
  expect(robots()).toContain('User-agent: *\nAllow: /\n');
  expect(robots()).not.toContain('Disallow: /\n');
  expect(robots()).toContain('Sitemap: https://momentum.example/sitemap.xml\n');
});
