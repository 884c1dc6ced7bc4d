import { owner } from '../../config/owner';
import { postMessageTo } from './postMessage';

const { CONTACT_ENDPOINT: endpoint } = owner;

/** What the contact machine needs to know of the owner's endpoint; without one it simulates sending. */
export const messageEndpoint = {
  actors: endpoint ? { postMessage: postMessageTo(endpoint) } : {},
  hasEndpoint: Boolean(endpoint),
};
