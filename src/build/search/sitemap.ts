import type { Route } from '../../routes/types';
import { escapeHtml } from '../escapeHtml';
import { canonicalAddress } from './addresses';

/** A page that search engines should list. */
export interface ListedPage {
  readonly route: Route;
  /** Day of the last change, such as `2026-05-12`. */
  readonly lastModified: string;
}

/** The sitemap: the canonical routes and nothing else. */
export function sitemap(pages: readonly ListedPage[]): string {
  const entries = pages.map(
    ({ route, lastModified }) =>
      `  <url><loc>${escapeHtml(canonicalAddress(route))}</loc><lastmod>${lastModified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
