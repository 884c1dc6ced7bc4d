import { createHash } from 'node:crypto';
import { type Provider, regionalHost } from '../config/hubspot';
import type { Configuration } from './configuration';

/** Directives of the security policy that name hosts of the provider. */
type ProviderDirective = 'script' | 'style' | 'connect' | 'frame' | 'formAction';

type Hosts = Readonly<Record<string, readonly ProviderDirective[]>>;

const formHosts: Hosts = {
  // The script of the form, and the frame of a form that was made in the newer editor.
  'js.hsforms.net': ['script', 'connect', 'frame'],
  // The fields of the form, and its submission.
  'forms.hsforms.com': ['connect', 'frame', 'formAction'],
  // A form that is shared as a page of its own.
  'share.hsforms.com': ['connect', 'frame'],
  // Submission of forms, and pop-up forms.
  'forms.hubspot.com': ['connect'],
  // The Forms API, which receives the messages of the built-in forms, and the public interface that forms call.
  'api.hsforms.com': ['connect'],
  'api.hubapi.com': ['connect'],
  // Libraries and styles that the form and the chat share.
  'static.hsappstatic.net': ['script', 'style', 'connect'],
};

const chatHosts: Hosts = {
  // The loader of the chat and of every other tool of the account, and the launcher of the chat.
  'js.hs-scripts.com': ['script'],
  'js.usemessages.com': ['script', 'style'],
  // The messages and the window of the chat.
  'api.hubspot.com': ['connect'],
  'app.hubspot.com': ['frame'],
  // Page views.
  'js.hs-analytics.net': ['script'],
  'track.hubspot.com': ['connect'],
  // Tools that the loader adds when the account has turned them on: the cookie banner, submissions of forms that are not
  // HubSpot's, pixels of connected ad accounts, pop-up forms, and surveys.
  'js.hs-banner.com': ['script', 'connect'],
  'js.hscollectedforms.net': ['script'],
  'forms.hscollectedforms.net': ['connect'],
  'js.hsadspixel.net': ['script'],
  'js.hsleadflows.net': ['script'],
  'js.hubspotfeedback.com': ['script'],
};

/** Hosts that have one name in all regions. */
const globalHosts = ['api.hsforms.com', 'static.hsappstatic.net'];

/**
 * The hosts that a directive must name for HubSpot's scripts: as in the HubSpot preset of spatie/laravel-csp, without its
 * wildcards, and with what working policies add for forms. They have no scheme: a page over https then uses https only.
 * Outside na1 the first label may contain the region. `require-trusted-types-for 'script'` is not set: HubSpot's scripts
 * write `innerHTML` and script addresses as strings without a policy of their own, so it would stop the form and the chat.
 * A default policy that lets every string through would protect nothing.
 */
function providerSources(
  { isDemo, region, chatScript }: Provider,
  directive: ProviderDirective,
): readonly string[] {
  if (isDemo) return [];
  const hosts = chatScript === undefined ? formHosts : { ...formHosts, ...chatHosts };
  return Object.entries(hosts).flatMap(([host, directives]) => {
    if (!directives.includes(directive)) return [];
    return globalHosts.includes(host) ? [host] : [host, regionalHost(host, region)];
  });
}

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
