import type { Provider } from '../config/hubspot';

/**
 * Entry points of the stand-in for HubSpot's two scripts, by output path without extension. Empty unless the
 * site is built in demo mode.
 */
export const standInEntries = ({ isDemo }: Provider): Readonly<Record<string, string>> =>
  isDemo
    ? { 'stand-in/forms': 'src/build/standIn/forms.ts', 'stand-in/chat': 'src/build/standIn/chat.ts' }
    : {};
