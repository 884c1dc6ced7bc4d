import { vi } from 'vitest';

/** Changes the address of the page without loading it. */
export const visit = (address: string): void => window.history.replaceState(null, '', address);

/** Removes what the scripts of the provider have added to the page, and returns to the home page and to real time. */
export function removeProvider(): void {
  document.body.replaceChildren();
  delete window.hbspt;
  delete window.HubSpotConversations;
  delete window.hsConversationsOnReady;
  delete window.hsConversationsSettings;
  visit('/');
  vi.useRealTimers();
}
