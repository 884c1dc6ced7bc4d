import type { Configuration } from './configuration';
import { REPORT_GROUP, securityPolicy } from './securityPolicy';

export type Headers = Readonly<Record<string, string>>;

/**
 * The headers of every response. `X-Frame-Options` is left out: `frame-ancestors` replaces it in every browser that the site
 * supports. Without the owner's consent, `Strict-Transport-Security` leaves the subdomains out: browsers could not reach one
 * that only speaks http for two years.
 */
export function commonHeaders(configuration: Configuration, preHydration: string): Headers {
  const { HSTS_INCLUDE_SUBDOMAINS, REPORTING_ENDPOINT } = configuration.settings;
  return {
    'Strict-Transport-Security': `max-age=63072000${HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Content-Security-Policy': securityPolicy(configuration, preHydration),
    ...(REPORTING_ENDPOINT && { 'Reporting-Endpoints': `${REPORT_GROUP}="${REPORTING_ENDPOINT}"` }),
  };
}

/** Documents and the files in `assets` are for this site alone. Cards, icons, the feed and Markdown are shown elsewhere. */
const ownSite = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

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
