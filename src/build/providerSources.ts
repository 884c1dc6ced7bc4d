import { type Provider, regionalHost } from '../config/hubspot';

/** Directives of the security policy that name hosts of the provider. */
export type ProviderDirective = 'script' | 'style' | 'connect' | 'frame' | 'formAction';

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
export function providerSources(
  { isDemo, region, chatScript }: Provider,
  directive: ProviderDirective,
): readonly string[] {
  if (isDemo) return [];
  const hosts = chatScript === undefined ? formHosts : { ...formHosts, ...chatHosts };
  return Object.entries(hosts).flatMap(([host, directives]) => {
    if (!directives.includes(directive)) return [];
    const [name = '', domain = ''] = host.split(/\.(.*)/);
    return globalHosts.includes(host) ? [host] : [host, regionalHost(name, domain, region)];
  });
}
