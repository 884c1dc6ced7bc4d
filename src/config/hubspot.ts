import type { Settings } from './settings';

/** The provider of the embedded form and of the chat: HubSpot, or the stand-in that the site serves itself. */
export interface Provider {
  readonly portalId: string;
  readonly formId: string;
  readonly region: string;
  /** Address of the script that defines `window.hbspt`. */
  readonly formScript: string;
  /** Address of the script that brings the chat; undefined without an account, where there is no chat to load. */
  readonly chatScript: string | undefined;
  /** Address of the Forms API, without the ids of account and form. */
  readonly formsApi: string;
  /** The stand-in is served, so that everything works without an account. */
  readonly isDemo: boolean;
}

/** Ids of no account: the form shows its loading state, then its error. */
const placeholders = { portalId: '00000000', formId: '00000000-0000-0000-0000-000000000000' } as const;

/** Path of HubSpot's Forms API, which needs no key and allows requests from every site. */
const SUBMISSIONS = '/submissions/v3/integration/submit';

/** Path of the stand-in of the Forms API. */
export const STAND_IN_SUBMISSIONS = `/stand-in${SUBMISSIONS}`;

/** The documentation names one host of the Forms API for all regions. */
const FORMS_API = `https://api.hsforms.com${SUBMISSIONS}`;

/** The host of a HubSpot service: outside na1 its name contains the region. */
export const regionalHost = (name: string, domain: string, region: string): string =>
  `${region === 'na1' ? name : `${name}-${region}`}.${domain}`;

/**
 * The provider that the owner's settings name, or the stand-in.
 * @param basePath path that the site, and so the stand-in, is served under.
 */
export function providerFor(settings: Settings, isDemo: boolean, basePath = ''): Provider {
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
        formScript: `https://${regionalHost('js', 'hsforms.net', region)}/forms/embed/v2.js`,
        chatScript:
          settings.HUBSPOT_PORTAL_ID &&
          `https://${regionalHost('js', 'hs-scripts.com', region)}/${portalId}.js`,
        formsApi: FORMS_API,
      };
  return { portalId, formId, region, isDemo, ...addresses };
}

/** The missing settings that the real provider needs. */
export const missingIds = (settings: Settings): readonly string[] =>
  (['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID'] as const).filter((name) => settings[name] === undefined);
