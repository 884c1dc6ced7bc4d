import { normalisePath } from '../lib/paths';
import { notFoundRoute, routes } from './table';
import type { Path, Route } from './types';

const rows: readonly Route[] = routes;
const byPath = new Map<string, Route>(rows.map((route) => [route.path, route]));
const byAlias = new Map<string, Route>(
  rows.flatMap((route) => (route.aliases ?? []).map((alias): [Path, Route] => [alias, route])),
);

/** What a path leads to. */
export interface Match {
  /** The route; `notFoundRoute` where the path is unknown. */
  readonly route: Route;
  /** The address that the path should have: itself, an alias's target, or itself without a trailing slash. */
  readonly path: string;
}

/** Finds the route of a path; a trailing slash, a query or a hash never leads to the not-found page. */
export function matchRoute(location: string): Match {
  const path = normalisePath(location);
  const alias = byAlias.get(path);
  return alias ? { route: alias, path: alias.path } : { route: byPath.get(path) ?? notFoundRoute, path };
}

/** The route of a path that is known to exist. @throws Error naming the path when it does not. */
export function routeOf(path: string): Route {
  const route = byPath.get(path);
  if (!route) throw new Error(`No route has the path ${path}`);
  return route;
}
