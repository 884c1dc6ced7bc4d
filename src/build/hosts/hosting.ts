import { ANY_SITE, type Headers, OWN_SITE, RESOURCE_POLICY } from '../responseHeaders';

/** A document of the site. */
export interface HostedDocument {
  /** Address on the host: `/about`, or `/site/about` where the site is served under `/site`. */
  readonly address: string;
  /** File below the output folder: `about.html`. */
  readonly file: string;
  readonly policy: string;
  /** `Link` header (RFC 8288): the same page in Markdown. Empty where there is none. */
  readonly link: string;
}

/** A page in Markdown. */
export interface MarkdownTwin {
  /** Address on the host: `/about.md`. */
  readonly address: string;
  /** Absolute address of the page. */
  readonly canonical: string;
}

/** `Link` header of a twin (RFC 6596): search engines list the page in place of the twin. */
export const canonicalLink = (address: string): string => `<${address}>; rel="canonical"`;

/** A permanent redirect between two addresses. The query stays. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * What a host must know to serve the site. The configuration of every host is written from it, and the server of
 * `npm start` reads it.
 */
export interface Hosting {
  /** Path that the site is served under, without a trailing slash; empty at the root of the host. */
  readonly basePath: string;
  /** Headers of every response. */
  readonly headers: Headers;
  /** Policy for all documents, for hosts that cannot send each document its own: it allows the styles of all. */
  readonly policy: string;
  /** Policy of all other files, except scripts, fonts and data in `assets`, which need none. */
  readonly filePolicy: string;
  /** Cache lifetimes of files in `assets`, and of everything else. */
  readonly cache: { readonly assets: string; readonly others: string };
  /**
   * A document is served at its address, with status 200. Its address with a trailing slash redirects to it, and so does
   * the home page's without one, under a base path.
   */
  readonly documents: readonly HostedDocument[];
  /** Answers every other address, with status 404. */
  readonly notFound: HostedDocument;
  readonly twins: readonly MarkdownTwin[];
  readonly redirects: readonly Redirect[];
  /** The server of `npm start` answers for the stand-in of HubSpot's Forms API. */
  readonly isDemo: boolean;
}

/** The headers of a document; without one, those that suit every document. */
export const documentHeaders = ({ headers, cache, policy }: Hosting, document?: HostedDocument): Headers => ({
  ...headers,
  'Content-Security-Policy': document?.policy ?? policy,
  [RESOURCE_POLICY]: OWN_SITE,
  ...(document?.link ? { Link: document.link } : {}),
  'Cache-Control': cache.others,
});

/** The headers of a file that is no document. */
export function fileHeaders(hosting: Hosting, address: string): Headers {
  const { basePath, headers, cache, filePolicy, twins } = hosting;
  if (address.startsWith(`${basePath}/assets/`)) {
    return { ...headers, [RESOURCE_POLICY]: OWN_SITE, 'Cache-Control': cache.assets };
  }
  const twin = twins.find((each) => each.address === address);
  return {
    ...headers,
    'Content-Security-Policy': filePolicy,
    [RESOURCE_POLICY]: ANY_SITE,
    ...(twin ? { Link: canonicalLink(twin.canonical) } : {}),
    'Cache-Control': cache.others,
  };
}

/** Where a request is redirected to; undefined where it is answered. The address has no query. */
export function redirectOf({ documents, redirects }: Hosting, address: string): string | undefined {
  const isKnown = (other: string) => documents.some((document) => document.address === other);
  if (isKnown(address)) return undefined;
  const bare = address.replace(/\/+$/, '');
  return (
    redirects.find(({ from }) => from === bare)?.to ?? [bare, `${bare}/`].find((other) => isKnown(other))
  );
}
