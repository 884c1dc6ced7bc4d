import * as v from 'valibot';
import { type Environment, readEnvironment } from './readEnvironment';

const address = v.pipe(v.string(), v.url('wants an absolute address such as https://example.com'));
const https = v.pipe(address, v.startsWith('https://', 'wants an address that starts with https://'));

/** Each setting, the environment variable that overrides it at build time, and what it takes. */
export const settingsSchema = v.object({
  /** Company name, as printed in the header, footer and titles. */
  SITE_NAME: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'wants a name')), 'Momentum'),
  /** Public address of the site's host: canonical links and the sitemap. `BASE_PATH` has the path below it. */
  SITE_URL: v.optional(
    v.pipe(https, v.regex(/^https:\/\/[^/]+$/, 'wants an address without a trailing slash or a path')),
    'https://momentum.example',
  ),
  /** The address that visitors write to. */
  SITE_EMAIL: v.optional(v.pipe(v.string(), v.email('wants an email address')), 'hello@momentum.example'),
  /** Where "Book a Time" leads. */
  SCHEDULING_URL: v.optional(https, 'https://calendar.momentum.example/intro'),
  LINKEDIN_URL: v.optional(https, 'https://www.linkedin.com/company/momentum'),
  /** Name of the founder and CEO. Without one the profile on the about page speaks of the role. */
  FOUNDER_NAME: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** Portrait of the founder, here or on another host. Without one the about page shows a drawing. */
  FOUNDER_PHOTO: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(https:\/\/|\/(?!\/))\S+$/, 'wants an address that starts with https:// or /'),
    ),
  ),
  X_URL: v.optional(https, 'https://x.com/momentum'),
  /** The HubSpot account that the form and the chat belong to. */
  HUBSPOT_PORTAL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'wants a number such as 12345678'))),
  /** The form on the contact page. */
  HUBSPOT_FORM_ID: v.optional(
    v.pipe(v.string(), v.uuid('wants an id such as 01234567-89ab-cdef-0123-456789abcdef'), v.toLowerCase()),
  ),
  /** Where HubSpot keeps the account: it is a part of the names of its hosts. */
  HUBSPOT_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z]{2}\d$/, 'wants a region such as na1, na2 or eu1')),
    'na1',
  ),
  /** Takes the messages of the built-in contact form as JSON; without it sending is simulated. */
  CONTACT_ENDPOINT: v.optional(https),
  /** Takes the addresses of the Subscribe form as JSON; without it sending is simulated. */
  SUBSCRIBE_ENDPOINT: v.optional(https),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/**
 * Reads the owner's settings from environment variables.
 * @throws Error with one line per wrong variable: its name, what it got and what it wants.
 */
export const readSettings = (environment: Environment): Settings =>
  readEnvironment(settingsSchema, environment);
