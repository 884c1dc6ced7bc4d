import { type Provider, regionalHost } from '../config/hubspot';

/** Sources that the security policy allows for the provider, by directive. */
export interface ProviderSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly styleAttribute: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly formAction: readonly string[];
}

/** The stand-in is served by the site itself and sets its styles from script. */
const nothing: ProviderSources = {
  ...{ script: [], style: [], styleAttribute: [] },
  ...{ connect: [], frame: [], formAction: [] },
};

/**
 * Hosts of the form, of the chat, and of features that an account may add to them (analytics, banners, pop-up
 * forms). Where a host name contains the region, na1 uses the name with and without it.
 */
const scriptDomains = [
  ...['hsforms.net', 'hs-scripts.com', 'hs-analytics.net', 'hs-banner.com', 'hscollectedforms.net'],
  ...['usemessages.com', 'hsadspixel.net', 'hsleadflows.net', 'hubspotfeedback.com'],
];
const formHosts = [
  ['forms', 'hsforms.com'],
  ['share', 'hsforms.com'],
] as const;
const apiHosts = [
  ...formHosts,
  ['forms', 'hubspot.com'],
  ['api', 'hubspot.com'],
  ['api', 'hubapi.com'],
  ['track', 'hubspot.com'],
] as const;
const STATIC_FILES = 'https://static.hsappstatic.net';

/**
 * The hosts that HubSpot's scripts need, taken from policies that work.
 *
 * HubSpot adds style elements and style attributes whose hashes are not known in advance. Therefore
 * `'unsafe-inline'` is allowed in `style-src-elem` and `style-src-attr` only; scripts stay strict. `style-src`
 * keeps the hashes of the site's styles for browsers that know no other directive (Safari before 15.4). There,
 * HubSpot's form works with reduced styles.
 */
export function providerSources({ isDemo, region }: Provider): ProviderSources {
  if (isDemo) return nothing;
  const both = ([name, domain]: readonly [string, string]) => [
    ...new Set([`https://${name}.${domain}`, `https://${regionalHost(name, domain, region)}`]),
  ];
  const scripts = scriptDomains.flatMap((domain) => both(['js', domain]));
  return {
    script: [...scripts, STATIC_FILES],
    style: ["'self'", "'unsafe-inline'", STATIC_FILES, ...both(['js', 'usemessages.com'])],
    styleAttribute: ["'unsafe-inline'"],
    connect: [...apiHosts.flatMap(both), ...scripts, STATIC_FILES],
    frame: [...both(['app', 'hubspot.com']), ...formHosts.flatMap(both), ...both(['js', 'hsforms.net'])],
    formAction: both(['forms', 'hsforms.com']),
  };
}
