import { type PolicyOptions, REPORT_GROUP, securityPolicy } from './securityPolicy';

export type Headers = Readonly<Record<string, string>>;

export interface HeaderOptions extends PolicyOptions {
  /** Whether browsers must also request all subdomains of the host over https. */
  readonly hstsIncludesSubdomains?: boolean;
}

/**
 * The headers of every response. `X-Frame-Options` is left out: `frame-ancestors` replaces it in every browser that the site
 * supports. Without the owner's consent, `Strict-Transport-Security` leaves the subdomains out: browsers could not reach one
 * that only speaks http for two years.
 */
export const commonHeaders = (options: HeaderOptions): Headers => ({
  'Strict-Transport-Security': `max-age=63072000${options.hstsIncludesSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Content-Security-Policy': securityPolicy(options),
  ...(options.reportingEndpoint === undefined
    ? {}
    : { 'Reporting-Endpoints': `${REPORT_GROUP}="${options.reportingEndpoint}"` }),
});

/** Documents and the files in `assets` are for this site alone. Cards, icons, the feed and Markdown are shown elsewhere. */
const ownSite = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** The headers that differ between responses. */
export const headersByKind = {
  document: ownSite,
  /** A file in `assets` has a hash of its content in its name. */
  asset: { ...ownSite, 'Cache-Control': 'public, max-age=31536000, immutable' },
  /** Search engines list the page in place of its Markdown twin. */
  markdown: { 'X-Robots-Tag': 'noindex' },
  file: {},
} as const satisfies Readonly<Record<string, Headers>>;

export type ResponseKind = keyof typeof headersByKind;

/** The cache lifetime of responses without another one: a deploy is visible at once. */
export const REVALIDATE = 'no-cache';
