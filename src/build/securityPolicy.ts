import { createHash } from 'node:crypto';
import type { Configuration } from './configuration';
import { type ProviderDirective, providerSources } from './providerSources';

/** The name by which the policy refers to the endpoint for reports. */
export const REPORT_GROUP = 'csp';

/** Requests over http become requests over https, where the provider writes such an address. */
const UPGRADE = 'upgrade-insecure-requests';

/**
 * The security policy of all responses. A visitor may enter anywhere and go on to the contact page, so all documents allow the
 * same hosts. Scripts come from the site itself, from the provider, or are the inlined script, which is known by its hash.
 * Styles may be inline: HubSpot writes rules and style attributes into the page whose hashes are unknown at build time.
 *
 * Directives that fall back to `default-src 'none'`, such as `object-src`, are not repeated.
 * @param preHydration the script that is inlined into the head of every document.
 */
export function securityPolicy({ settings, provider }: Configuration, preHydration: string): string {
  const provided = (directive: ProviderDirective) => providerSources(provider, directive);
  const scriptHash = createHash('sha256').update(preHydration).digest('base64');
  const endpoints = [settings.CONTACT_ENDPOINT, settings.SUBSCRIBE_ENDPOINT].filter(
    (address) => address !== undefined,
  );
  const reports = [settings.REPORTING_ENDPOINT].filter((address) => address !== undefined);
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${scriptHash}'`, ...provided('script')],
    'style-src': ["'unsafe-inline'", ...provided('style')],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'connect-src': ["'self'", ...endpoints.map((address) => new URL(address).origin), ...provided('connect')],
    'frame-src': provided('frame'),
    'form-action': ["'self'", ...provided('formAction')],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // `report-uri` is for browsers without the Reporting API.
    'report-uri': reports,
    'report-to': reports.map(() => REPORT_GROUP),
  };
  const directives = Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '));
  return [...directives, UPGRADE].join('; ');
}

/** The policy of a server over http, without the directive that sends every request of a phone in its network to https. */
export const policyOverHttp = (policy: string): string => policy.replace(`; ${UPGRADE}`, '');
