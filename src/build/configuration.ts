import { missingIds, providerFor, requiredIds } from '../config/hubspot';
import { recipientsFor } from '../config/recipientsFor';
import { type Environment, publicSettingsSchema, readSettings, type Settings } from '../config/settings';
import { currentYear, formatToday } from '../lib/dates';
import { keysOf } from '../lib/lookUp';
import { launchChecklist } from './launchChecklist';

const publicSettings = (settings: Settings) =>
  Object.fromEntries(keysOf(publicSettingsSchema.entries).map((name) => [name, settings[name]]));

/**
 * Reads the settings, and chooses the provider of the form and the chat: HubSpot, or in demo mode the stand-in that the site
 * serves itself.
 * @param isDemo by default, the site is in demo mode unless there are ids.
 * @throws Error with one line per wrong variable.
 */
export function readConfiguration(environment: Environment, isDemo?: boolean) {
  const settings = readSettings(environment);
  const { BASE_PATH: basePath } = settings;
  const hasNoIds = missingIds(settings).length === requiredIds.length;
  const provider = providerFor(settings, isDemo ?? hasNoIds, basePath);
  return {
    settings,
    /** Path that the site is served under, without a trailing slash; empty at the root of the host. */
    basePath,
    provider,
    constants: {
      __BASE_PATH__: basePath,
      __SETTINGS__: publicSettings(settings),
      __PROVIDER__: provider,
      __RECIPIENTS__: recipientsFor(settings, provider),
      __BUILD_YEAR__: currentYear(),
      __BUILD_DAY__: formatToday(),
    },
    /** What is missing before the site can go live, one line each; nothing in demo mode. */
    missing: provider.isDemo ? [] : launchChecklist(settings, new Date().toISOString().slice(0, 10)),
  };
}

/** What a build is made from, apart from the sources. */
export type Configuration = Readonly<ReturnType<typeof readConfiguration>>;
