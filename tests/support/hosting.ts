import { readConfiguration } from '../../src/build/configuration';
import { describeHosting } from '../../src/build/hosts/describeHosting';
import type { Hosting } from '../../src/build/hosts/hosting';
import type { Environment } from '../../src/config/settings';

/** Account of the tests. */
export const account = {
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
} as const;

/** The hosting of the site with an account. @param environment further settings; an empty one counts as not set. */
export const siteHosting = (environment: Environment = {}, isDemo = false): Hosting =>
  describeHosting(readConfiguration({ ...account, ...environment }, isDemo), 'start');
