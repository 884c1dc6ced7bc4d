import { createHash } from 'node:crypto';

export type Headers = Readonly<Record<string, string>>;

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts that every document carries in its head. */
export interface InlineTexts {
  readonly boot: string;
  readonly styles: string;
}

/**
 * The response headers of every document. Scripts come from the site itself or are the boot script; the only styles are
 * those of the head. Both are known by their hash, and are the same in every document.
 */
export function securityHeaders({ boot, styles }: InlineTexts): Headers {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${hashSource(boot)}`,
    'style-src': hashSource(styles),
    'font-src': "'self'",
    'img-src': "'self' https: data:",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
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

/** How long a file may be kept: hashed files for ever, everything else is asked for again each time. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The headers in the `_headers` format that static hosts read (Netlify, Cloudflare Pages). */
export function hostHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${cacheControl('/assets/')}`, ''].join('\n');
}

/** Reads the headers for all paths back from a `_headers` file that `hostHeaders` wrote. */
export function readHostHeaders(file: string): Headers {
  const [block = ''] = file.split(/\n(?=\/)/).filter((part) => part.startsWith('/*\n'));
  const lines = block.split('\n').slice(1);
  return Object.fromEntries(
    lines
      .map((line) => line.match(/^\s+([^:]+): (.*)$/))
      .flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]] as const] : [])),
  );
}
