import type { SiteFile } from '../siteFile';
import { documentHeaders, type Hosting } from './hosting';
import { jsonText, keysAndValues } from './json';

/**
 * Firebase Hosting. `cleanUrls` serves `about.html` at `/about`, `trailingSlash` redirects `/about/` with 301. It serves
 * `404.html` with status 404 and compresses by itself. One policy is for all documents, because the documentation does not
 * say which of several matching rules sets a header. The twins that the build compressed are not uploaded.
 */
export const firebase = (hosting: Hosting): readonly SiteFile[] => {
  const { 'Cache-Control': others = '', ...headers } = documentHeaders(hosting);
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
              headers: keysAndValues({ Link: link }),
            })),
            { source: '!/assets/**', headers: keysAndValues({ 'Cache-Control': others }) },
            { source: '/assets/**', headers: keysAndValues({ 'Cache-Control': hosting.cache.assets }) },
          ],
        },
      }),
    },
  ];
};
