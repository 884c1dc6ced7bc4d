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

type Use = Exclude<keyof ProviderSources, 'styleAttribute'>;

interface ProviderHost {
  /** Outside na1 its first label may contain the region; na1 answers to both names. */
  readonly host: readonly [name: string, domain: string];
  readonly uses: readonly Use[];
  readonly reason: string;
  /** The host has one name in all regions. */
  readonly isGlobal?: true;
}

/** Hosts of the form. */
const formHosts: readonly ProviderHost[] = [
  {
    host: ['js', 'hsforms.net'],
    uses: ['script', 'connect', 'frame'],
    reason: 'The script of the form, and the frame of a form that was made in the newer editor.',
  },
  {
    host: ['forms', 'hsforms.com'],
    uses: ['connect', 'frame', 'formAction'],
    reason: 'The fields of the form, and its submission.',
  },
  {
    host: ['share', 'hsforms.com'],
    uses: ['connect', 'frame'],
    reason: 'A form that is shared as a page of its own.',
  },
  { host: ['forms', 'hubspot.com'], uses: ['connect'], reason: 'Submission of forms, and pop-up forms.' },
  {
    host: ['api', 'hsforms.com'],
    uses: ['connect'],
    reason: 'The Forms API: messages of the built-in forms.',
    isGlobal: true,
  },
  { host: ['api', 'hubapi.com'], uses: ['connect'], reason: 'The public interface that forms call.' },
  {
    host: ['static', 'hsappstatic.net'],
    uses: ['script', 'style', 'connect'],
    reason: 'Libraries and styles that the form and the chat share.',
    isGlobal: true,
  },
];

/** Hosts of the chat, and of the tools that its loader adds when the account has turned them on. */
const chatHosts: readonly ProviderHost[] = [
  {
    host: ['js', 'hs-scripts.com'],
    uses: ['script'],
    reason: 'The loader of the chat and of every other tool of the account.',
  },
  {
    host: ['js', 'usemessages.com'],
    uses: ['script', 'style'],
    reason: 'The launcher of the chat.',
  },
  { host: ['api', 'hubspot.com'], uses: ['connect'], reason: 'The messages of the chat.' },
  { host: ['app', 'hubspot.com'], uses: ['frame'], reason: 'The window of the chat.' },
  { host: ['js', 'hs-analytics.net'], uses: ['script'], reason: 'Page views.' },
  { host: ['track', 'hubspot.com'], uses: ['connect'], reason: 'Page views, where they are reported to.' },
  { host: ['js', 'hs-banner.com'], uses: ['script', 'connect'], reason: 'The cookie banner of the account.' },
  {
    host: ['js', 'hscollectedforms.net'],
    uses: ['script'],
    reason: 'Submissions of forms that are not HubSpot’s.',
  },
  { host: ['forms', 'hscollectedforms.net'], uses: ['connect'], reason: 'The same: where they are sent to.' },
  { host: ['js', 'hsadspixel.net'], uses: ['script'], reason: 'Pixels of connected ad accounts.' },
  { host: ['js', 'hsleadflows.net'], uses: ['script'], reason: 'Pop-up forms.' },
  { host: ['js', 'hubspotfeedback.com'], uses: ['script'], reason: 'Surveys.' },
];

/**
 * The hosts that a policy must name for HubSpot's scripts to work, each for the directives that it needs: as in the HubSpot
 * preset of spatie/laravel-csp, without its wildcards, and with what working policies add for forms. They have no scheme: on
 * a page that came over https the browser then uses https only, and each response is 300 bytes smaller.
 *
 * HubSpot writes rules and style attributes into the page, whose hashes nobody knows beforehand. `'unsafe-inline'` is
 * therefore given to `style-src-elem` and `style-src-attr` alone; scripts stay strict. `style-src` keeps the hash of our
 * own styles, for browsers that know it only (Safari before 15.4): there HubSpot's form works with its looks reduced.
 *
 * `require-trusted-types-for 'script'` is not set. HubSpot's scripts write `innerHTML` and the `src` of further scripts as
 * strings, and have no policy of their own, so the directive would stop both the form and the chat. A default policy that
 * lets every string through would protect nothing.
 */
export function providerSources({ isDemo, region, chatScript }: Provider): ProviderSources {
  if (isDemo) return nothing;
  const hosts = chatScript === undefined ? formHosts : [...formHosts, ...chatHosts];
  const sourcesOf = (use: Use) =>
    hosts
      .filter(({ uses }) => uses.includes(use))
      .flatMap(({ host: [name, domain], isGlobal }) => [
        `${name}.${domain}`,
        ...(isGlobal ? [] : [regionalHost(name, domain, region)]),
      ]);
  return {
    script: sourcesOf('script'),
    style: ["'unsafe-inline'", ...sourcesOf('style')],
    styleAttribute: ["'unsafe-inline'"],
    connect: sourcesOf('connect'),
    frame: sourcesOf('frame'),
    formAction: sourcesOf('formAction'),
  };
}
