import { ANY_SITE, type Headers, OWN_SITE, RESOURCE_POLICY } from '../responseHeaders';
import type { SiteFile } from '../siteFile';
import { canonicalLink, documentHeaders, type Hosting } from './hosting';

const keysAndValues = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Vercel. `cleanUrls` serves `about.html` at `/about`, `trailingSlash` redirects `/about/` with 308. It serves `404.html`
 * with status 404 and compresses by itself. Of several rules for one address the last one sets the header.
 */
export function vercel(hosting: Hosting): readonly SiteFile[] {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: hosting.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 308 })),
    headers: [
      { source: '/(.*)', headers: keysAndValues(documentHeaders(hosting, hosting.notFound)) },
      ...hosting.documents.map(({ address, policy, link }) => ({
        source: address,
        headers: keysAndValues({ 'Content-Security-Policy': policy, Link: link }),
      })),
      // Addresses with a dot are files.
      { source: '/(.*\\..*)', headers: keysAndValues({ [RESOURCE_POLICY]: ANY_SITE }) },
      ...hosting.twins.map(({ address, canonical }) => ({
        source: address,
        headers: keysAndValues({ Link: canonicalLink(canonical) }),
      })),
      {
        source: '/assets/(.*)',
        headers: keysAndValues({ [RESOURCE_POLICY]: OWN_SITE, 'Cache-Control': hosting.cache.assets }),
      },
    ],
  };
  return [{ path: 'vercel.json', text: `${JSON.stringify(configuration, undefined, 2)}\n` }];
}
