import type { Provider } from '../config/hubspot';

/**
 * What is bundled beside the site so that it works without an account: a stand-in for each of HubSpot's two scripts, by
 * its path in the output without the ending. Nothing unless the site is built in demo mode.
 */
export const standInEntries = ({ isDemo }: Provider): Readonly<Record<string, string>> =>
  isDemo
    ? { 'stand-in/forms': 'src/build/standIn/forms.ts', 'stand-in/chat': 'src/build/standIn/chat.ts' }
    : {};
