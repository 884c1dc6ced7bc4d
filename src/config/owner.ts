import type { PublicSettings } from './settings';

declare const __SETTINGS__: PublicSettings;

/** The owner's public settings, checked and inlined by the build (`settings.ts`). */
export const owner: PublicSettings = __SETTINGS__;
