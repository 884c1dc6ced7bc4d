import { normalisePath } from '../lib/paths';
import { notFoundRoute, routes } from './table';
import type { Path, Route } from './types';

const rows: readonly Route[] = routes;
const byPath = new Map<string, Route>(rows.map((route) => [route.path, route]));
const byAlias = new Map<string, Route>(
  rows.flatMap((route) => (route.aliases ?? []).map((alias): [Path, Route] => [alias, route])),
);

/**
 * Matches a path. A trailing slash, a query or a hash is ignored.
 * @returns the route, which is `notFoundRoute` for an unknown path, and the canonical path: the target of an alias, or the
 * path without a trailing slash.
 */
export function matchRoute(location: string): { readonly route: Route; readonly path: string } {
  const path = normalisePath(location);
  const alias = byAlias.get(path);
  return alias ? { route: alias, path: alias.path } : { route: byPath.get(path) ?? notFoundRoute, path };
}

/** The route of a path that exists. @throws Error with the path if it does not. */
export function routeOf(path: string): Route {
  const route = byPath.get(path);
  if (!route) throw new Error(`No route has the path ${path}`);
  return route;
}
