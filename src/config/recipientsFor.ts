import type { Recipient } from '../../machines/submission.machine';
import { missingIds, type Provider } from './hubspot';
import type { Settings } from './settings';

/** The owner's endpoints, else HubSpot's Forms API (in demo mode its stand-in), else no recipient. */
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
    contact: recipient(settings.CONTACT_ENDPOINT, formId),
    subscribe: recipient(settings.SUBSCRIBE_ENDPOINT, settings.HUBSPOT_SUBSCRIBE_FORM_ID ?? formId),
  };
}
