import { prerenderPage } from '../../src/build/prerender';
import type { PrerenderedPage } from '../../src/build/search/searchFiles';
import { routes } from '../../src/routes/table';

/** All pages but the not-found page. */
export async function prerenderedPages(): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const route of routes) pages.push({ route, markup: await prerenderPage(route.path) });
  return pages;
}
