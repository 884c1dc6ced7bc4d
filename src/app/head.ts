import { absoluteAddress } from '../config/absoluteAddress';
import { owner } from '../config/owner';
import { notFoundRoute } from '../routes/table';
import type { Route } from '../routes/types';

/**
 * The part of a route's document head that navigation updates. Networks, crawlers and feed readers read documents only, so
 * the tags for them (`build/search/headTags.ts`) stay those of the first page.
 */
export const documentHead = (route: Route) => ({
  title: `${route.title} | ${owner.SITE_NAME}`,
  description: route.description,
  /** Absolute address that search engines should list; null for the not-found page. */
  canonical: route === notFoundRoute ? null : absoluteAddress(route.canonical ?? route.path),
});

export function applyDocumentHead({ title, description, canonical }: ReturnType<typeof documentHead>): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const forCrawlers =
    canonical === null
      ? Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
      : Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical });
  document.querySelector('link[rel="canonical"], meta[name="robots"]')?.remove();
  document.head.append(forCrawlers);
}
