import { owner } from '../content/owner';
import type { Route } from '../routes/types';

/** What the head of a document says about its page. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page that search engines should list; null for the not-found page. */
  readonly canonical: string | null;
}

/** The head of a route, in the prerendered document and after each navigation. */
export function documentHead(route: Route, isFound: boolean): DocumentHead {
  const path = route.canonical ?? route.path;
  return {
    title: `${route.title} | ${owner.SITE_NAME}`,
    description: route.description,
    canonical: isFound ? `${owner.SITE_URL}${path === '/' ? '/' : path}` : null,
  };
}

/** Writes a head into the current document. */
export function applyDocumentHead({ title, description, canonical }: DocumentHead): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel="canonical"]');
  if (!canonical) link?.remove();
  else if (link) link.setAttribute('href', canonical);
  else {
    const created = document.createElement('link');
    created.rel = 'canonical';
    created.href = canonical;
    document.head.append(created);
  }
}
