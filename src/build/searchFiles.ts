import { absoluteAddress } from '../config/absoluteAddress';
import type { Route } from '../routes/types';

/** The sitemap: the canonical routes and nothing else. */
export function sitemap(routes: readonly Route[]): string {
  const entries = routes.map(({ path }) => `  <url><loc>${absoluteAddress(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** All crawlers may read all pages (specification, section 1). */
export const robots = (): string => `User-agent: *
Allow: /

Sitemap: ${absoluteAddress('/sitemap.xml')}
`;
