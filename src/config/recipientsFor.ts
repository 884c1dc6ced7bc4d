import type { Recipient } from '../../machines/submission.machine';
import { missingIds, type Provider } from './hubspot';
import type { Settings } from './settings';

/**
 * Where the built-in forms send their values: to the owner's endpoints, else to HubSpot's Forms API, else nowhere. In demo
 * mode the stand-in of HubSpot receives them.
 */
export function recipientsFor(settings: Settings, provider: Provider) {
  const { portalId, formId, formsApi, isDemo } = provider;
  const hasHubSpot = isDemo || missingIds(settings).length === 0;
  const recipient = (endpoint: string | undefined, form: string): Recipient => {
    if (endpoint !== undefined) return { kind: 'endpoint', address: endpoint };
    return hasHubSpot
      ? { kind: 'hubspot', address: `${formsApi}/${portalId}/${form}` }
      : { kind: 'simulated' };
  };
  return {
    /** Of the contact forms on the home page and the contact page. */
    contact: recipient(settings.CONTACT_ENDPOINT, formId),
    /** Of the Subscribe form. */
    subscribe: recipient(settings.SUBSCRIBE_ENDPOINT, settings.HUBSPOT_SUBSCRIBE_FORM_ID ?? formId),
  };
}
