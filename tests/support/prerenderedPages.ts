import type { Element } from 'hast';
import { prerenderPage } from '../../src/build/prerender';
import { mainOf } from '../../src/build/search/pageTree';
import { routes } from '../../src/routes/table';
import type { Route } from '../../src/routes/types';

/** A route with the main part of its prerendered page. */
export interface PrerenderedRoute {
  readonly route: Route;
  readonly main: Element;
}

/** All pages but the not-found page. */
export async function prerenderedRoutes(): Promise<readonly PrerenderedRoute[]> {
  const pages: PrerenderedRoute[] = [];
  for (const route of routes) pages.push({ route, main: mainOf(await prerenderPage(route.path)) });
  return pages;
}
