import type { SiteFile } from '../files';
import { type Headers, headersByKind, REVALIDATE } from '../responseHeaders';
import type { Hosting } from './hosting';

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * Vercel. `cleanUrls` serves `about.html` at `/about`, `trailingSlash` redirects `/about/` with 308. It serves `404.html`
 * with status 404 and compresses by itself. Of several rules for one address the last one sets the header.
 */
export function vercel({ headers, documents, redirects }: Hosting): readonly SiteFile[] {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 308 })),
    headers: [
      rule('/(.*)', { ...headers, 'Cache-Control': REVALIDATE }),
      ...documents.map((address) => rule(address, headersByKind.document)),
      rule('/(.*\\.md)', headersByKind.markdown),
      rule('/assets/(.*)', headersByKind.asset),
    ],
  };
  return [{ path: 'vercel.json', contents: `${JSON.stringify(configuration, undefined, 2)}\n` }];
}
