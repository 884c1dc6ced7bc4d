import { ANY_SITE, RESOURCE_POLICY } from '../headers';
import type { SiteFile } from '../siteFile';
import { documentHeaders, type Hosting } from './hosting';
import { jsonText } from './json';

/** https://learn.microsoft.com/azure/static-web-apps/quotas */
const MAX_LENGTH = 20_000;

/**
 * Azure Static Web Apps. It serves `about.html` at `/about`, redirects `/about/` with 301 and compresses by itself. The file
 * may have 20 kB, too few for a policy of each document (one is for all) and for the canonical addresses of Markdown twins.
 * The first matching route counts.
 * @throws Error when the file exceeds the limit of the host.
 */
export function azureStaticWebApps(hosting: Hosting): readonly SiteFile[] {
  const text = jsonText({
    trailingSlash: 'never',
    routes: [
      ...hosting.redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...hosting.documents.map(({ address, link }) => ({ route: address, headers: { Link: link } })),
      { route: '/assets/*', headers: { 'Cache-Control': hosting.cache.assets } },
      { route: '/*.{ico,md,png,svg,txt,webmanifest,xml}', headers: { [RESOURCE_POLICY]: ANY_SITE } },
    ],
    responseOverrides: { 404: { rewrite: '/404.html' } },
    globalHeaders: documentHeaders(hosting),
    mimeTypes: { '.woff2': 'font/woff2', '.json': 'application/json' },
  });
  if (text.length > MAX_LENGTH) {
    throw new Error(
      `Azure Static Web Apps takes a configuration of ${MAX_LENGTH} characters; it has ${text.length}.`,
    );
  }
  return [{ path: 'staticwebapp.config.json', text }];
}
