import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../src/app/pages';
import { notFoundRoute, routes } from '../../../src/routes/table';
import type { Route } from '../../../src/routes/types';
import { requiredPaths } from '../../support/siteMap';

const rows: readonly Route[] = [...routes, notFoundRoute];

/** Values that occur in more than one row. */
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('the table has exactly the required routes', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...requiredPaths].sort());
});

test('no two routes share a path, a title or a description', () => {
  expect(repeated(rows.flatMap(({ path, aliases = [] }) => [path, ...aliases]))).toEqual([]);
  expect(repeated(rows.map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(repeated(rows.map(({ description }) => description))).toEqual([]);
});

describe.each(rows)('$path', (route) => {
  const { path, name, title, description } = route;

  test('has a canonical path, a name, a title and a description of the right length', () => {
    expect(path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/);
    expect(name.trim()).not.toBe('');
    expect(title.trim()).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  test('has a page', async () => {
    const { default: page } = await pageOf(route).load();
    expect(page.name).toBe(route.page);
  });
});
