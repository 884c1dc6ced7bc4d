import { normalisePath } from '../lib/paths';
import { allRoutes, notFoundRoute, pathsOf } from './table';
import type { Route } from './types';

/** Routes by their paths and their aliases. */
const byPath = new Map<string, Route>(
  allRoutes.flatMap((route) => pathsOf(route).map((path) => [path, route] as const)),
);

/**
 * Matches a path. A trailing slash, a query or a hash is ignored.
 * @returns the route, which is `notFoundRoute` for an unknown path, and the canonical path: the target of an alias, or the
 * path without a trailing slash.
 */
export function matchRoute(location: string): { readonly route: Route; readonly path: string } {
  const path = normalisePath(location);
  const route = byPath.get(path);
  return route ? { route, path: route.path } : { route: notFoundRoute, path };
}

/** The route of a path or an alias that exists. @throws Error with the path if it does not. */
export function routeOf(path: string): Route {
  const route = byPath.get(path);
  if (!route) throw new Error(`No route has the path ${path}`);
  return route;
}
