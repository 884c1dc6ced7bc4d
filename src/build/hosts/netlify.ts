import type { SiteFile } from '../files';
import { type Headers, headersByKind } from '../responseHeaders';
import type { Hosting } from './hosting';

/** The `_headers` format of Netlify and Cloudflare Pages: the headers of the addresses that match a pattern. */
export const headersFile = (rules: readonly (readonly [pattern: string, headers: Headers])[]): SiteFile => ({
  path: '_headers',
  contents: rules
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n'),
});

/**
 * Netlify. It serves `about.html` at `/about` and `404.html` with status 404, and compresses by itself. It asks again for
 * what has no `Cache-Control`. A wildcard is allowed at the end of a pattern only, so each twin has a rule. It redirects
 * with 301, and takes an address with a trailing slash for the one without, which the canonical link covers.
 */
export const netlify = ({ headers, documents, twins, redirects }: Hosting): readonly SiteFile[] => [
  headersFile([
    ['/*', headers],
    ...documents.map((address) => [address, headersByKind.document] as const),
    ...twins.map((address) => [address, headersByKind.markdown] as const),
    ['/assets/*', headersByKind.asset],
  ]),
  {
    path: '_redirects',
    // The exclamation mark: also where a file has the address.
    contents: redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join(''),
  },
];
