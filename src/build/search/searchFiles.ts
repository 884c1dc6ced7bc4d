import type { Element } from 'hast';
import { canonicalRoutes } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import type { SiteFile } from '../siteFile';
import { feedPath, isListed } from './addresses';
import { atomFeed } from './feed';
import { lastModified } from './lastModified';
import { llms, llmsFull } from './llms';
import { manifest, manifestPath } from './manifest';
import { markdownBody, markdownTwins } from './markdown';
import { robots } from './robots';
import { sitemap } from './sitemap';

interface RenderedPage {
  readonly route: Route;
  /** The main part of the prerendered page. */
  readonly main: Element;
}

/** The files for search engines, feed readers and language models. The not-found page is in none of them. */
export async function searchFiles(
  allPages: readonly RenderedPage[],
  root: string,
): Promise<readonly SiteFile[]> {
  const pages = await Promise.all(
    allPages
      .filter(({ route }) => isListed(route))
      .map(async ({ route, main }) => ({
        route,
        body: markdownBody(route, main),
        lastModified: await lastModified(root, route),
      })),
  );
  const listed = pages.filter(({ route }) => canonicalRoutes.includes(route));
  return [
    { path: 'sitemap.xml', text: sitemap(listed) },
    { path: 'robots.txt', text: robots() },
    { path: manifestPath.slice(1), text: manifest() },
    { path: feedPath.slice(1), text: atomFeed() },
    { path: 'llms.txt', text: llms(canonicalRoutes) },
    { path: 'llms-full.txt', text: llmsFull(listed) },
    ...markdownTwins(pages),
  ];
}
