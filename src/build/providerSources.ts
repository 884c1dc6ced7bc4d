import { type Provider, regionalHost } from '../config/hubspot';

/** What the security policy lets the provider do, by kind of source. */
export interface ProviderSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly styleAttribute: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly formAction: readonly string[];
}

/** The stand-in comes from the site itself, and sets its styles from script. */
const nothing: ProviderSources = {
  ...{ script: [], style: [], styleAttribute: [] },
  ...{ connect: [], frame: [], formAction: [] },
};

/**
 * Hosts of the form and of the chat, and of what an account may add to them (analytics, banners, pop-up forms). Where a
 * host has the region in its name, na1 answers to both names.
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
 * The hosts that a policy must name for HubSpot's scripts to work, as seen in working policies.
 *
 * HubSpot writes rules and style attributes into the page, whose hashes nobody knows beforehand. `'unsafe-inline'` is
 * therefore given to `style-src-elem` and `style-src-attr` alone; scripts stay strict. `style-src` keeps the hash of our
 * own styles, for browsers that know it only (Safari before 15.4): there HubSpot's form works with its looks reduced.
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
