import { createHash } from 'node:crypto';
import type { Provider } from '../config/hubspot';
import { providerSources } from './providerSources';

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inputs of the security policy. */
export interface PolicyOptions {
  /** The script that is inlined into the head of every document. */
  readonly preHydration: string;
  readonly provider: Provider;
  /** The owner's endpoints that receive the forms. */
  readonly endpoints: readonly string[];
  /** Receives the browsers' reports about violations of the policy; undefined for no reports. */
  readonly reportingEndpoint?: string | undefined;
}

/** The name by which the policy refers to the endpoint for reports. */
export const REPORT_GROUP = 'csp';

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
