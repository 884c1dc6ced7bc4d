import { missingIds } from '../config/hubspot';
import { readSettings, type Settings } from '../config/settings';

/** Settings whose defaults are examples. The site must not go live with one of them. */
const examples = ['SITE_NAME', 'SITE_URL', 'SITE_EMAIL', 'SCHEDULING_URL', 'LINKEDIN_URL', 'X_URL'] as const;

/** What is missing before the site can go live, one line each. @param today as `YYYY-MM-DD`, the last day of a legal review. */
export function launchChecklist(settings: Settings, today: string): readonly string[] {
  const { LEGAL_REVIEW_DATE: reviewed } = settings;
  const defaults = readSettings({});
  const isSimulated = (endpoint: string | undefined) =>
    endpoint === undefined && missingIds(settings).length > 0;
  const lines = [
    ...examples.map(
      (name) => settings[name] === defaults[name] && `${name}: is still the example ${defaults[name]}`,
    ),
    settings.HUBSPOT_PORTAL_ID === undefined &&
      'HUBSPOT_PORTAL_ID: not set; the contact page shows an error in place of the form, and there is no chat',
    settings.HUBSPOT_FORM_ID === undefined &&
      'HUBSPOT_FORM_ID: not set; the contact page shows an error in place of the form',
    isSimulated(settings.CONTACT_ENDPOINT) &&
      'CONTACT_ENDPOINT: not set, and no ids of HubSpot; messages of the built-in contact form are logged, not sent',
    isSimulated(settings.SUBSCRIBE_ENDPOINT) &&
      'SUBSCRIBE_ENDPOINT: not set, and no ids of HubSpot; addresses of the Subscribe form are logged, not sent',
    (reviewed === undefined || reviewed > today) &&
      'LEGAL_REVIEW_DATE: not the day of a review; have counsel check the privacy policy and the terms, with the postal address and the governing law',
  ];
  return lines.filter((line) => line !== false);
}
