import { OWN_SITE, RESOURCE_POLICY } from '../responseHeaders';
import type { SiteFile } from '../siteFile';
import { canonicalLink, documentHeaders, type Hosting } from './hosting';

/** A rule of a `_headers` file: the headers of the addresses that match. A header without a value is removed. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string | undefined])[];
}

/** The `_headers` format of Netlify and Cloudflare Pages. */
export const headerRules = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) =>
      [
        pattern,
        ...headers.map(([name, value]) => (value === undefined ? `  ! ${name}` : `  ${name}: ${value}`)),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n');

/** What differs between addresses, by rules that do not overlap: both hosts join the values of all rules for one address. */
const differing = ['Cache-Control', RESOURCE_POLICY];

/**
 * The headers of all addresses. Both hosts ask again for what has no `Cache-Control` of its own, and what has no
 * `Cross-Origin-Resource-Policy` may be shown by any site.
 */
export const headersOfAll = (hosting: Hosting): HeaderRule => ({
  pattern: '/*',
  headers: Object.entries(documentHeaders(hosting)).filter(([name]) => !differing.includes(name)),
});

/**
 * Netlify. It serves `about.html` at `/about` and `404.html` with status 404, and compresses by itself. It joins the
 * policies of rules that match one address, so one policy is for all documents. It redirects with 301, and takes an
 * address with a trailing slash for the one without, which the canonical link covers.
 */
export const netlify = (hosting: Hosting): readonly SiteFile[] => [
  {
    path: '_headers',
    text: headerRules([
      headersOfAll(hosting),
      ...hosting.documents.map(({ address, link }) => ({
        pattern: address,
        headers: [
          [RESOURCE_POLICY, OWN_SITE],
          ['Link', link],
        ] as const,
      })),
      ...hosting.twins.map(({ address, canonical }) => ({
        pattern: address,
        headers: [['Link', canonicalLink(canonical)] as const],
      })),
      {
        pattern: '/assets/*',
        headers: [
          [RESOURCE_POLICY, OWN_SITE],
          ['Cache-Control', hosting.cache.assets],
        ],
      },
    ]),
  },
  {
    path: '_redirects',
    // The exclamation mark: also where a file has the address.
    text: hosting.redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(''),
  },
];
