import type { SiteFile } from '../files';
import { type Headers, headersByKind } from '../responseHeaders';
import type { Hosting } from './hosting';

/**
 * The files that Netlify and Cloudflare Pages read. Both serve `about.html` at `/about` and `404.html` with status 404,
 * compress by themselves, and ask again for what has no `Cache-Control`.
 * @param markdown patterns of the addresses of the pages in Markdown.
 * @param status of a redirect.
 */
function textFiles({ headers, documents, redirects }: Hosting, markdown: readonly string[], status: string) {
  const rules: readonly (readonly [pattern: string, headers: Headers])[] = [
    ['/*', headers],
    ...documents.map((address) => [address, headersByKind.document] as const),
    ...markdown.map((pattern) => [pattern, headersByKind.markdown] as const),
    ['/assets/*', headersByKind.asset],
  ];
  const blocks = rules.map(([pattern, values]) =>
    [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return [
    { path: '_headers', contents: blocks.join('') },
    { path: '_redirects', contents: redirects.map(({ from, to }) => `${from} ${to} ${status}\n`).join('') },
  ];
}

/**
 * Netlify allows a wildcard at the end of a pattern only, so each twin has a rule. It redirects with 301, with an exclamation
 * mark also where a file has the address. It takes an address with a trailing slash for the one without, which the canonical
 * link covers.
 */
export const netlify = (hosting: Hosting): readonly SiteFile[] => textFiles(hosting, hosting.twins, '301!');

/**
 * Cloudflare Pages redirects `/about/` with 308. It takes 100 rules, and lines of 2,000 characters
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export const cloudflarePages = (hosting: Hosting): readonly SiteFile[] =>
  textFiles(hosting, ['/*.md'], '308');
