import { owner } from '../config/owner';
import type { Route } from '../routes/types';

const absolute = (path: string): string => owner.SITE_URL + path;

/** The sitemap: the canonical routes only. */
export function sitemap(routes: readonly Route[]): string {
  const entries = routes.map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** All crawlers may read all pages. */
export const robots = (): string => `User-agent: *
Allow: /

Sitemap: ${absolute('/sitemap.xml')}
`;
