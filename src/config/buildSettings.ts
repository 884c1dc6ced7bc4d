import * as v from 'valibot';
import { type Environment, readEnvironment } from './readEnvironment';

/** Settings that only the build reads: they are not part of the bundle. */
export const buildSettingsSchema = v.object({
  /** Path that the site is served under, such as `/site/`; read without its trailing slash. */
  BASE_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\/([\w.~-]+\/)*([\w.~-]+)?$/, 'wants a path such as /site/'),
      v.transform((path) => path.replace(/\/$/, '')),
    ),
    '/',
  ),
  /** Takes the reports of browsers about violations of the security policy (Reporting API). */
  REPORTING_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.url('wants an absolute address such as https://example.com'),
      v.regex(/^https:\/\/[^\s"\\]+$/, 'wants an address that starts with https://'),
    ),
  ),
  /** Whether browsers must also request all subdomains of the host over https, for two years after each visit. */
  HSTS_INCLUDE_SUBDOMAINS: v.optional(
    v.pipe(
      v.picklist(['yes', 'no'], 'wants yes or no'),
      v.transform((answer) => answer === 'yes'),
    ),
    'no',
  ),
  /** Day on which the owner's counsel approved the privacy policy and the terms. */
  LEGAL_REVIEW_DATE: v.optional(v.pipe(v.string(), v.isoDate('wants a day such as 2026-01-31'))),
});

export type BuildSettings = v.InferOutput<typeof buildSettingsSchema>;

/**
 * Reads the settings of the build from environment variables.
 * @throws Error with one line per wrong variable.
 */
export const readBuildSettings = (environment: Environment): BuildSettings =>
  readEnvironment(buildSettingsSchema, environment);
