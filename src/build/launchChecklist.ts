import type { BuildSettings } from '../config/buildSettings';
import { providerFor } from '../config/hubspot';
import { type Recipients, recipientsFor } from '../config/recipientsFor';
import { readSettings, type Settings } from '../config/settings';

/** Settings whose defaults are examples. The site must not go live with one of them. */
const examples = ['SITE_NAME', 'SITE_URL', 'SITE_EMAIL', 'SCHEDULING_URL', 'LINKEDIN_URL', 'X_URL'] as const;

/** Settings that have no default, and what the site does without them. */
const optional = {
  HUBSPOT_PORTAL_ID: 'the contact page shows an error in place of the form, and there is no chat',
  HUBSPOT_FORM_ID: 'the contact page shows an error in place of the form',
} as const satisfies Partial<Record<keyof Settings, string>>;

/** What the built-in forms do without a recipient. */
const simulated = {
  contact:
    'CONTACT_ENDPOINT: not set, and no ids of HubSpot; messages of the built-in contact form are logged, not sent',
  subscribe:
    'SUBSCRIBE_ENDPOINT: not set, and no ids of HubSpot; addresses of the Subscribe form are logged, not sent',
} as const satisfies Readonly<Record<keyof Recipients, string>>;

/**
 * What is missing before the site can go live, one line each.
 * @param today as `YYYY-MM-DD`: the legal review cannot lie in the future.
 */
export function launchChecklist(
  settings: Settings,
  { LEGAL_REVIEW_DATE: reviewed }: BuildSettings,
  today: string,
): readonly string[] {
  const defaults = readSettings({});
  const { contact, subscribe } = recipientsFor(settings, providerFor(settings, false));
  return [
    ...examples
      .filter((name) => settings[name] === defaults[name])
      .map((name) => `${name}: is still the example ${defaults[name]}`),
    ...Object.entries(optional)
      .filter(([name]) => settings[name as keyof typeof optional] === undefined)
      .map(([name, effect]) => `${name}: not set; ${effect}`),
    ...(contact.kind === 'simulated' ? [simulated.contact] : []),
    ...(subscribe.kind === 'simulated' ? [simulated.subscribe] : []),
    ...(reviewed !== undefined && reviewed <= today
      ? []
      : [
          'LEGAL_REVIEW_DATE: not the day of a review; have counsel check the privacy policy and the terms, with the postal address and the governing law',
        ]),
  ];
}
