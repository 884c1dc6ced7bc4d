import { describeHosting } from '../../src/build/hosts/describeHosting';
import type { Hosting } from '../../src/build/hosts/hosting';
import { providerFor } from '../../src/config/hubspot';
import { readSettings } from '../../src/config/settings';

/** Account of the tests. */
export const account = {
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
} as const;

interface HostingOptions {
  readonly isDemo?: boolean;
  readonly region?: string;
  /** Empty for no account. */
  readonly portalId?: string;
  readonly endpoints?: readonly string[];
  readonly reportingEndpoint?: string;
  readonly hstsIncludesSubdomains?: boolean;
}

/** The hosting of the site with an account. */
export function siteHosting({
  isDemo = false,
  region = 'na1',
  portalId = account.HUBSPOT_PORTAL_ID,
  endpoints = ['https://api.acme.test/contact'],
  ...headers
}: HostingOptions = {}): Hosting {
  const settings = readSettings({ ...account, HUBSPOT_PORTAL_ID: portalId, HUBSPOT_REGION: region });
  return describeHosting({
    preHydration: 'start',
    provider: providerFor(settings, isDemo),
    endpoints,
    ...headers,
  });
}
