import { createHash } from 'node:crypto';
import type { Provider } from '../config/hubspot';
import { providerSources } from './providerSources';

export type Headers = Readonly<Record<string, string>>;

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inputs of the security policy. */
export interface PolicyOptions {
  /** The script that is inlined into the head of every document. */
  readonly preHydration: string;
  /** The texts of all style elements in the documents. */
  readonly styles: readonly string[];
  readonly provider: Provider;
  /** The owner's endpoints that receive the forms. */
  readonly endpoints: readonly string[];
}

/**
 * The response headers of every document. They are the same for all, because a visitor can navigate from any
 * page to the contact page. Scripts come from the site, from the provider, or are the inlined script; the
 * site's own styles are those in the head. Inline code is allowed by its hash.
 */
export function securityHeaders({ preHydration, styles, provider, endpoints }: PolicyOptions): Headers {
  const allowed = providerSources(provider);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(preHydration), ...allowed.script],
    'style-src': styles.map(hashSource),
    'style-src-elem': allowed.style,
    'style-src-attr': allowed.styleAttribute,
    'font-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'connect-src': ["'self'", ...endpoints.map((address) => new URL(address).origin), ...allowed.connect],
    'frame-src': allowed.frame,
    'form-action': ["'self'", ...allowed.formAction],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .filter(([, sources]) => sources.length > 0)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/** `Cache-Control` of a file: files with a hash are immutable, all others are revalidated. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The policy of one document: it allows only the document's own styles. @param html text of the document. */
function policyOfDocument(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => hashSource(style)),
  );
  const directives = policy.split('; ').map((directive) => {
    const [name, ...sources] = directive.split(' ');
    return [name, ...sources.filter((source) => name !== 'style-src' || own.has(source))].join(' ');
  });
  return directives.join('; ');
}

/** The policy of an image, which blocks scripts when the image is opened directly. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The response headers of one path. The policy of all documents has 2 kB, which precede the first byte of a
 * page. A document therefore gets only the part that applies to it; a script or font of the site gets no
 * policy, because it is never a document.
 * @param html text of the document; undefined for any other file.
 */
export function headersOf(path: string, headers: Headers, html?: string): Headers {
  const { 'Content-Security-Policy': policy = '', ...others } = headers;
  const own = html === undefined ? FILE_POLICY : policyOfDocument(policy, html);
  return {
    ...others,
    ...(path.startsWith('/assets/') ? {} : { 'Content-Security-Policy': own }),
    'Cache-Control': cacheControl(path),
  };
}

/** The headers in the `_headers` format that static hosts read (Netlify, Cloudflare Pages). */
export function hostHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${cacheControl('/assets/')}`, ''].join('\n');
}

/** Parses the headers for all paths from a `_headers` file that `hostHeaders` wrote. */
export function readHostHeaders(file: string): Headers {
  const [block = ''] = file.split(/\n(?=\/)/).filter((part) => part.startsWith('/*\n'));
  const lines = block.split('\n').slice(1);
  return Object.fromEntries(
    lines
      .map((line) => line.match(/^\s+([^:]+): (.*)$/))
      .flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]] as const] : [])),
  );
}
