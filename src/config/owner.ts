import type { Settings } from './settings';

declare const __SETTINGS__: Settings;

/** The owner's settings, checked and inlined by the build (`settings.ts`). */
export const owner: Settings = __SETTINGS__;
