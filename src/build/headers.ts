import { createHash } from 'node:crypto';
import type { Provider } from '../config/hubspot';
import { providerSources } from './providerSources';

export type Headers = Readonly<Record<string, string>>;

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The owner's settings for the headers of every response. */
export interface HeaderOptions {
  /** Receives the browsers' reports about violations of the security policy; undefined for no reports. */
  readonly reportingEndpoint?: string | undefined;
  /** Whether browsers must also request all subdomains of the host over https. */
  readonly hstsIncludesSubdomains?: boolean;
}

/** Inputs of the security policy. */
export interface PolicyOptions {
  /** The script that is inlined into the head of every document. */
  readonly preHydration: string;
  readonly provider: Provider;
  /** The owner's endpoints that receive the forms. */
  readonly endpoints: readonly string[];
  readonly reportingEndpoint?: HeaderOptions['reportingEndpoint'];
}

/** The name by which the policy refers to the endpoint for reports. */
const REPORT_GROUP = 'csp';

/** The texts of the style elements in a document. */
export const stylesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);

/**
 * The security policy of documents. A visitor may enter anywhere and go on to the contact page, so all documents allow the
 * same scripts and hosts: scripts come from the site itself, from the provider, or are the inlined script. The only styles of
 * ours are those of the head. Script and styles are known by their hash.
 *
 * Directives that fall back to `default-src 'none'`, such as `object-src`, are not repeated.
 * @param styles texts of the style elements that the policy allows.
 */
export function documentPolicy(styles: readonly string[], options: PolicyOptions): string {
  const { preHydration, provider, endpoints, reportingEndpoint } = options;
  const allowed = providerSources(provider);
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(preHydration), ...allowed.script],
    'style-src': styles.map(hashSource),
    'style-src-elem': allowed.style,
    'style-src-attr': allowed.styleAttribute,
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'connect-src': ["'self'", ...endpoints.map((address) => new URL(address).origin), ...allowed.connect],
    'frame-src': allowed.frame,
    'form-action': ["'self'", ...allowed.formAction],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // `report-uri` is for browsers without the Reporting API.
    'report-uri': reportingEndpoint === undefined ? [] : [reportingEndpoint],
    'report-to': reportingEndpoint === undefined ? [] : [REPORT_GROUP],
  };
  const directives = Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '));
  return [...directives, UPGRADE].join('; ');
}

/** Requests over http become requests over https, where the provider writes such an address. */
const UPGRADE = 'upgrade-insecure-requests';

/**
 * A policy for a server that speaks http, as on the developer's machine: without the directive that would send every
 * request of a phone in the same network to https.
 */
export const policyOverHttp = (policy: string): string => policy.replace(`; ${UPGRADE}`, '');

/** The policy of a picture, in which nothing may run when it is opened by itself. A drawing may have styles. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

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
