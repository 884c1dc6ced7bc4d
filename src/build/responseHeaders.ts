import { type PolicyOptions, REPORT_GROUP } from './securityPolicy';

export type Headers = Readonly<Record<string, string>>;

/** The owner's settings for the headers of every response. */
export interface HeaderOptions {
  readonly reportingEndpoint?: PolicyOptions['reportingEndpoint'];
  /** Whether browsers must also request all subdomains of the host over https. */
  readonly hstsIncludesSubdomains?: boolean;
}

/**
 * The headers of every response beside its policies and its cache lifetime. `X-Frame-Options` is left out: `frame-ancestors`
 * replaces it in every browser that the site supports. Without the owner's consent, `Strict-Transport-Security` leaves the
 * subdomains out: browsers could not reach one that only speaks http for two years.
 */
export const commonHeaders = ({
  reportingEndpoint,
  hstsIncludesSubdomains,
}: HeaderOptions = {}): Headers => ({
  'Strict-Transport-Security': `max-age=63072000${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  ...(reportingEndpoint === undefined
    ? {}
    : { 'Reporting-Endpoints': `${REPORT_GROUP}="${reportingEndpoint}"` }),
});

/**
 * The header that says which sites may show a response in their pages. Documents and the files in `assets` are for this
 * site alone. Cards, icons, drawings, the feed and Markdown are made to be shown elsewhere.
 */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
export const OWN_SITE = 'same-origin';
export const ANY_SITE = 'cross-origin';

/** Files whose name contains a hash of their content are kept for ever. */
export const KEEP_FOR_EVER = 'public, max-age=31536000, immutable';

/** Everything else is asked for again each time: a deploy is visible at once. */
export const ASK_AGAIN = 'no-cache';
