import { type Headers, headersByKind, REVALIDATE, type ResponseKind } from '../responseHeaders';

/** What a host must know to serve the site: the source of every host configuration, and of the server of `npm start`. */
export interface Hosting {
  /** Path that the site is served under, without a trailing slash; empty at the root of the host. */
  readonly basePath: string;
  readonly headers: Headers;
  /**
   * Addresses of the documents, which are served with status 200. An address with a trailing slash redirects to the one
   * without. Every other address is answered with `404.html` and status 404.
   */
  readonly documents: readonly string[];
  /** Addresses of the pages in Markdown. */
  readonly twins: readonly string[];
  /** Permanent redirects between two addresses. The query stays. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The server of `npm start` answers for the stand-in of HubSpot's Forms API. */
  readonly isDemo: boolean;
}

/**
 * Pattern of addresses that name files of the build itself, or documents by the names of their files. They are not served:
 * documents have an address without an ending.
 */
export const HIDDEN_ADDRESS = String.raw`(\.(html|br|gz|conf)|/(404|index|_[^/]*|\.[^/]*))/*$`;

/** The file of a path: `index.html` for `/`, `about.html` for `/about`, so that no host needs to redirect. */
export const documentFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export const headersOf = ({ headers }: Hosting, kind: ResponseKind): Headers => ({
  ...headers,
  'Cache-Control': REVALIDATE,
  ...headersByKind[kind],
});

export function kindOf({ basePath, documents }: Hosting, address: string): ResponseKind {
  if (documents.includes(address)) return 'document';
  if (address.startsWith(`${basePath}/assets/`)) return 'asset';
  return address.endsWith('.md') ? 'markdown' : 'file';
}

/** Where a request is redirected to; undefined where it is answered. The address has no query. */
export function redirectOf({ documents, redirects }: Hosting, address: string): string | undefined {
  if (documents.includes(address)) return undefined;
  const bare = address.replace(/\/+$/, '');
  return (
    redirects.find(({ from }) => from === bare)?.to ??
    [bare, `${bare}/`].find((other) => documents.includes(other))
  );
}
