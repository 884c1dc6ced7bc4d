import type { SiteFile } from '../files';
import { headersByKind } from '../responseHeaders';
import type { Hosting } from './hosting';
import { headersFile } from './netlify';

/**
 * Cloudflare Pages. It serves `about.html` at `/about`, redirects `/about/` with 308, serves `404.html` with status 404,
 * compresses by itself, and asks again for what has no `Cache-Control`. It takes 100 rules, and lines of 2,000 characters
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export const cloudflarePages = ({ headers, documents, redirects }: Hosting): readonly SiteFile[] => [
  headersFile([
    ['/*', headers],
    ...documents.map((address) => [address, headersByKind.document] as const),
    ['/*.md', headersByKind.markdown],
    ['/assets/*', headersByKind.asset],
  ]),
  { path: '_redirects', contents: redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('') },
];
