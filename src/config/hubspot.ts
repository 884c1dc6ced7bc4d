import type { Settings } from './settings';

/** Ids of no account: the form shows its loading state, then its error. */
const placeholders = { portalId: '00000000', formId: '00000000-0000-0000-0000-000000000000' } as const;

/** Path of HubSpot's Forms API, which needs no key and allows requests from every site. */
const SUBMISSIONS = '/submissions/v3/integration/submit';

/** Path of the stand-in of the Forms API. */
export const STAND_IN_SUBMISSIONS = `/stand-in${SUBMISSIONS}`;

/** The documentation names one host of the Forms API for all regions. */
const FORMS_API = `https://api.hsforms.com${SUBMISSIONS}`;

/** The host of a HubSpot service: outside na1 its name contains the region. */
export const regionalHost = (host: string, region: string): string =>
  region === 'na1' ? host : host.replace('.', `-${region}.`);

/**
 * The provider of the embedded form and of the chat: HubSpot with the ids of the settings, or the stand-in that the site serves
 * itself, so that everything works without an account.
 * @param basePath path that the site, and so the stand-in, is served under.
 * @returns the ids, and the addresses of the script that defines `window.hbspt`, of the script that brings the chat (undefined
 * without an account), and of the Forms API without the ids of account and form.
 */
export function providerFor(settings: Settings, isDemo: boolean, basePath = '') {
  const { HUBSPOT_REGION: region } = settings;
  const portalId = settings.HUBSPOT_PORTAL_ID ?? placeholders.portalId;
  const formId = settings.HUBSPOT_FORM_ID ?? placeholders.formId;
  const addresses = isDemo
    ? {
        formScript: `${basePath}/stand-in/forms.js`,
        chatScript: `${basePath}/stand-in/chat.js`,
        formsApi: basePath + STAND_IN_SUBMISSIONS,
      }
    : {
        formScript: `https://${regionalHost('js.hsforms.net', region)}/forms/embed/v2.js`,
        chatScript:
          settings.HUBSPOT_PORTAL_ID && `https://${regionalHost('js.hs-scripts.com', region)}/${portalId}.js`,
        formsApi: FORMS_API,
      };
  return { portalId, formId, region, isDemo, ...addresses };
}

export type Provider = Readonly<ReturnType<typeof providerFor>>;

/** The settings that the real provider needs. */
export const requiredIds = ['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID'] as const;

export const missingIds = (settings: Settings): readonly string[] =>
  requiredIds.filter((name) => settings[name] === undefined);
