import { OWN_SITE, RESOURCE_POLICY } from '../headers';
import type { SiteFile } from '../siteFile';
import { canonicalLink, documentHeaders, type Hosting } from './hosting';
import { jsonText, keysAndValues } from './json';

/**
 * Firebase Hosting. `cleanUrls` serves `about.html` at `/about`, `trailingSlash` redirects `/about/` with 301. It serves
 * `404.html` with status 404 and compresses by itself. No header is in two rules that match one address, because the documentation does not
 * say which of them sets it. So one policy is for all documents, and files without a `Cross-Origin-Resource-Policy`
 * may be shown by any site. The twins that the build compressed are not uploaded.
 */
export const firebase = (hosting: Hosting): readonly SiteFile[] => {
  const { 'Cache-Control': others = '', [RESOURCE_POLICY]: _, ...headers } = documentHeaders(hosting);
  return [
    {
      path: 'firebase.json',
      text: jsonText({
        hosting: {
          public: '.',
          ignore: ['firebase.json', '**/.*', '**/*.br', '**/*.gz', '**/node_modules/**'],
          cleanUrls: true,
          trailingSlash: false,
          redirects: hosting.redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
          headers: [
            { source: '**', headers: keysAndValues(headers) },
            ...hosting.documents.map(({ address, link }) => ({
              source: address,
              headers: keysAndValues({ [RESOURCE_POLICY]: OWN_SITE, Link: link }),
            })),
            ...hosting.twins.map(({ address, canonical }) => ({
              source: address,
              headers: keysAndValues({ Link: canonicalLink(canonical) }),
            })),
            { source: '!/assets/**', headers: keysAndValues({ 'Cache-Control': others }) },
            {
              source: '/assets/**',
              headers: keysAndValues({ [RESOURCE_POLICY]: OWN_SITE, 'Cache-Control': hosting.cache.assets }),
            },
          ],
        },
      }),
    },
  ];
};
