import { type Provider, regionalHost } from '../config/hubspot';

/** Directives of the security policy that name hosts of the provider. */
export type ProviderDirective = 'script' | 'style' | 'connect' | 'frame' | 'formAction';

type Sources = Readonly<Record<ProviderDirective, readonly string[]>>;

/**
 * - js.hsforms.net: the script of the form, and the frame of a form that was made in the newer editor
 * - forms.hsforms.com: the fields of the form, and its submission
 * - share.hsforms.com: a form that is shared as a page of its own
 * - forms.hubspot.com: submission of forms, and pop-up forms
 * - api.hsforms.com: the Forms API, which receives the messages of the built-in forms
 * - api.hubapi.com: the public interface that forms call
 * - static.hsappstatic.net: libraries and styles that the form and the chat share
 */
const formSources: Sources = {
  script: ['js.hsforms.net', 'static.hsappstatic.net'],
  style: ['static.hsappstatic.net'],
  connect: [
    ...['js.hsforms.net', 'forms.hsforms.com', 'share.hsforms.com', 'forms.hubspot.com'],
    ...['api.hsforms.com', 'api.hubapi.com', 'static.hsappstatic.net'],
  ],
  frame: ['js.hsforms.net', 'forms.hsforms.com', 'share.hsforms.com'],
  formAction: ['forms.hsforms.com'],
};

/**
 * - js.hs-scripts.com: the loader of the chat and of every other tool of the account
 * - js.usemessages.com: the launcher of the chat
 * - api.hubspot.com, app.hubspot.com: the messages and the window of the chat
 * - js.hs-analytics.net, track.hubspot.com: page views
 *
 * Tools that the loader adds when the account has turned them on:
 * - js.hs-banner.com: the cookie banner
 * - js.hscollectedforms.net, forms.hscollectedforms.net: submissions of forms that are not HubSpot's
 * - js.hsadspixel.net: pixels of connected ad accounts
 * - js.hsleadflows.net: pop-up forms
 * - js.hubspotfeedback.com: surveys
 */
const chatSources: Sources = {
  script: [
    ...['js.hs-scripts.com', 'js.usemessages.com', 'js.hs-analytics.net', 'js.hs-banner.com'],
    ...['js.hscollectedforms.net', 'js.hsadspixel.net', 'js.hsleadflows.net', 'js.hubspotfeedback.com'],
  ],
  style: ['js.usemessages.com'],
  connect: [...['api.hubspot.com', 'track.hubspot.com', 'js.hs-banner.com'], 'forms.hscollectedforms.net'],
  frame: ['app.hubspot.com'],
  formAction: [],
};

/** Hosts that have one name in all regions. */
const globalHosts = ['api.hsforms.com', 'static.hsappstatic.net'];

/**
 * The hosts that a directive must name for HubSpot's scripts to work: as in the HubSpot preset of spatie/laravel-csp, without its
 * wildcards, and with what working policies add for forms. They have no scheme: on a page that came over https the browser
 * then uses https only. Outside na1 the first label may contain the region.
 *
 * `require-trusted-types-for 'script'` is not set. HubSpot's scripts write `innerHTML` and the `src` of further scripts as
 * strings, and have no policy of their own, so the directive would stop both the form and the chat. A default policy that
 * lets every string through would protect nothing.
 *
 * The stand-in needs none: the site itself serves it.
 */
export function providerSources(
  { isDemo, region, chatScript }: Provider,
  directive: ProviderDirective,
): readonly string[] {
  if (isDemo) return [];
  const chat = chatScript === undefined ? [] : chatSources[directive];
  return [...formSources[directive], ...chat].flatMap((host) => {
    const [name = '', domain = ''] = host.split(/\.(.*)/);
    return globalHosts.includes(host) ? [host] : [host, regionalHost(name, domain, region)];
  });
}
