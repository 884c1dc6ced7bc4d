import type { Dropdown } from '../../machines/header.machine';
import { isActive } from '../lib/paths';
import { allRoutes, pathsOf } from './table';
import type { Path, Route } from './types';

const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** The routes one level below a path, in table order. */
export const childrenOf = (path: string): readonly Route[] =>
  allRoutes.filter((route) => route.path !== '/' && parentPath(route.path) === path);

/** A top-level item of the menu. `dropdown` is set if it has children. */
export interface MenuItem {
  readonly route: Route;
  readonly dropdown?: Dropdown;
  readonly children: readonly Route[];
}

/** The six top-level items in order, each with its children. */
export const mainMenu: readonly MenuItem[] = allRoutes
  .filter((route) => route.menu !== undefined)
  .map((route) =>
    route.menu === undefined || route.menu === 'plain'
      ? { route, children: [] }
      : { route, dropdown: route.menu, children: childrenOf(route.path) },
  );

/** The routes from Home to a route, including both. */
export const breadcrumbs = (route: Route): readonly Route[] =>
  allRoutes.filter(({ path }) => path === '/' || isActive(path, route.path));

export const canonicalRoutes: readonly Route[] = allRoutes.filter((route) => route.canonical === undefined);

export const documentPaths: readonly Path[] = allRoutes.flatMap(pathsOf);
