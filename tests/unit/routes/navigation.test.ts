import { describe, expect, test } from 'vitest';
import { isActive } from '../../../src/lib/paths';
import { routeOf } from '../../../src/routes/matchRoute';
import { breadcrumbs, canonicalRoutes, documentPaths, mainMenu } from '../../../src/routes/navigation';
import { requiredAlias, requiredPaths } from '../../support/siteMap';

describe('the menu', () => {
  test('has six top-level items; four have children, Resources and Contact are plain', () => {
    const items = mainMenu.map(({ route, children }) => [route.name, route.path, children.length]);
    expect(items).toEqual([
      ['Industries', '/industries', 7],
      ['Technologies', '/technologies', 8],
      ['How We Work', '/how-we-work', 5],
      ['Services', '/services', 11],
      ['Resources', '/resources', 0],
      ['Contact', '/contact', 0],
    ]);
  });

  test('gives a dropdown to each of the four, and to no other', () => {
    expect(mainMenu.map(({ dropdown }) => dropdown)).toEqual([
      'industries',
      'technologies',
      'howWeWork',
      'services',
      undefined,
      undefined,
    ]);
  });

  test.each([
    [
      'Industries',
      [
        ['B2B SaaS', '/industries/b2b-saas'],
        ['Fintech', '/industries/fintech'],
        ['HealthTech', '/industries/healthtech'],
        ['Cybersecurity', '/industries/cybersecurity'],
        ['Regenerative Agriculture', '/industries/regenerative-agriculture'],
        ['GreenTech', '/industries/greentech'],
        ['High-Overhead', '/industries/high-overhead'],
      ],
    ],
    [
      'How We Work',
      [
        ['Strategy & Product-Market Fit Overhaul', '/how-we-work/strategy'],
        ['Operational Planning', '/how-we-work/planning'],
        ['Execution & Business Operations', '/how-we-work/execution'],
        ['AI-Driven Scaling', '/how-we-work/scaling'],
        ['Expansion & Monetization Growth', '/how-we-work/expansion'],
      ],
    ],
  ])('lists under %s its pages in order', (item, pages) => {
    const children = mainMenu.find(({ route }) => route.name === item)?.children ?? [];
    expect(children.map(({ name, path }) => [name, path])).toEqual(pages);
  });

  test.each([
    ['Technologies', '/technologies/'],
    ['Services', '/services/'],
  ])('lists under %s every required page below %s', (item, prefix) => {
    const children = mainMenu.find(({ route }) => route.name === item)?.children ?? [];
    expect(children.map(({ path }) => path).sort()).toEqual(
      requiredPaths.filter((path) => path.startsWith(prefix)).sort(),
    );
  });

  test.each([
    ['/', []],
    ['/about', []],
    ['/industries', ['Industries']],
    ['/industries/fintech', ['Industries']],
    ['/technologies/lrms', ['Technologies']],
    ['/how-we-work/scaling', ['How We Work']],
    ['/services/development', ['Services']],
    ['/resources/blog', ['Resources']],
    ['/contact', ['Contact']],
    ['/industries-of-old', []],
  ])('at %s the active items are %j', (path, active) => {
    const items = mainMenu.filter(({ route }) => isActive(route.path, path)).map(({ route }) => route.name);
    expect(items).toEqual(active);
  });
});

describe('the breadcrumb of', () => {
  test.each([
    ['/industries/b2b-saas', ['Home', 'Industries', 'B2B SaaS']],
    ['/technologies/rag', ['Home', 'Technologies', 'RAG & Graph RAG']],
    ['/technologies/lrms', ['Home', 'Technologies', 'Lightweight Retrieval Models']],
    ['/how-we-work/planning', ['Home', 'How We Work', 'Operational Planning']],
    ['/services/content-branding', ['Home', 'Services', 'Content & Branding']],
    ['/resources/blog', ['Home', 'Resources', 'Blog']],
    ['/resources/case-studies', ['Home', 'Resources', 'Case Studies']],
    ['/industries', ['Home', 'Industries']],
    ['/', ['Home']],
  ])('%s is %j', (path, names) => {
    expect(breadcrumbs(routeOf(path)).map(({ name }) => name)).toEqual(names);
  });

  test.each(requiredPaths)('%s goes from the home page to the page itself', (path) => {
    const trail = breadcrumbs(routeOf(path)).map((step) => step.path);
    expect(trail[0]).toBe('/');
    expect(trail.at(-1)).toBe(path);
    expect(new Set(trail).size).toBe(trail.length);
  });
});

test('search engines are given every page but /what-we-do, whose canonical page is /services', () => {
  expect(routeOf('/what-we-do').canonical).toBe('/services');
  expect(canonicalRoutes.map(({ path }) => path).sort()).toEqual(
    requiredPaths.filter((path) => path !== '/what-we-do').sort(),
  );
});

test('every required address, and the alias, has a document', () => {
  expect([...documentPaths].sort()).toEqual([...requiredPaths, requiredAlias].sort());
});
