import * as v from 'valibot';

const address = v.pipe(v.string(), v.url('wants an absolute address such as https://example.com'));
const https = v.pipe(address, v.startsWith('https://', 'wants an address that starts with https://'));

const formId = v.pipe(
  v.string(),
  v.uuid('wants an id such as 01234567-89ab-cdef-0123-456789abcdef'),
  v.toLowerCase(),
);

/** Address of a photograph, on this host or another. */
const photo = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(https:\/\/|\/(?!\/))\S+$/, 'wants an address that starts with https:// or /'),
);

/** People as `name | role | photograph`, separated by semicolons. */
const people = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^|;]*[^|;\s][^|;]*\|[^|;]*[^|;\s][^|;]*\|\s*(?:https:\/\/|\/(?!\/))[^\s|;]+\s*(?:;\s*|$))*$/,
    'wants people such as "Ada Example | Operator | /team/ada.jpg", separated by semicolons',
  ),
  v.transform((text) =>
    text
      .split(';')
      .filter((person) => person.trim() !== '')
      .map((person) => {
        const [name = '', role = '', src = ''] = person.split('|').map((part) => part.trim());
        return { name, role, src };
      }),
  ),
);
const hours = v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d?$/, 'wants a number of hours such as 16'));
const sentence = v.pipe(v.string(), v.trim(), v.regex(/\.$/, 'wants a sentence that ends with a full stop'));

/** The settings that the bundle contains, so that every visitor can read them. */
export const publicSettingsSchema = v.object({
  /** Company name, as printed in the header, footer and titles. */
  SITE_NAME: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'wants a name')), 'Momentum'),
  /** Public address of the site's host: canonical links and the sitemap. `BASE_PATH` has the path below it. */
  SITE_URL: v.optional(
    v.pipe(https, v.regex(/^https:\/\/[\w.:-]+$/, 'wants an address without a trailing slash or a path')),
    'https://momentum.example',
  ),
  /** The email address that visitors see. */
  SITE_EMAIL: v.optional(v.pipe(v.string(), v.email('wants an email address')), 'hello@momentum.example'),
  /** Target of "Book a Time". */
  SCHEDULING_URL: v.optional(https, 'https://calendar.momentum.example/intro'),
  LINKEDIN_URL: v.optional(https, 'https://www.linkedin.com/company/momentum'),
  X_URL: v.optional(https, 'https://x.com/momentum'),
  /** Name of the founder and CEO. Without it, the about page shows the role only. */
  FOUNDER_NAME: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** Fewest hours a week that clients get with a package. Without it, the proposal states them. */
  TEAM_HOURS_PER_WEEK: v.optional(hours),
  /** Sentences that the technology pages show to technical buyers. Without one, its question is left out. */
  DATA_LOCATION: v.optional(sentence),
  AI_MODELS: v.optional(sentence),
  SECURITY_PAPERS: v.optional(sentence),
  /** The written task of applicants: the most hours that it takes, and whether they are paid. */
  HIRING_TASK_HOURS: v.optional(hours, '4'),
  HIRING_TASK_PAID: v.optional(v.picklist(['yes', 'no'], 'wants yes or no'), 'yes'),
  /** A sentence about the size of the team, for applicants. */
  TEAM_SIZE: v.optional(sentence),
  /** Portrait of the founder, on this host or another. Without it, the about page shows a drawing. */
  FOUNDER_PHOTO: v.optional(photo),
  /** Portraits of the team on the about page, below the founder. */
  TEAM_PORTRAITS: v.optional(people, ''),
});

/**
 * Each setting: its environment variable at build time, its type and its default. Only the build reads those that are not
 * public. The bundle contains the ids with the provider and the endpoints with the recipients.
 */
export const settingsSchema = v.object({
  ...publicSettingsSchema.entries,
  /** Id of the HubSpot account. */
  HUBSPOT_PORTAL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'wants a number such as 12345678'))),
  /** Id of the form on the contact page, which also receives the messages of the built-in forms. */
  HUBSPOT_FORM_ID: v.optional(formId),
  /** Id of the form that receives the addresses of the Subscribe form. Without it, `HUBSPOT_FORM_ID` does. */
  HUBSPOT_SUBSCRIBE_FORM_ID: v.optional(formId),
  /** Region of the HubSpot account, which is a part of its host names. */
  HUBSPOT_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z]{2}\d$/, 'wants a region such as na1, na2 or eu1')),
    'na1',
  ),
  /** Receives the messages of the built-in contact form as JSON, in place of HubSpot. */
  CONTACT_ENDPOINT: v.optional(https),
  /** Receives the addresses of the Subscribe form as JSON, in place of HubSpot. */
  SUBSCRIBE_ENDPOINT: v.optional(https),
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
    v.pipe(address, v.regex(/^https:\/\/[^\s"\\]+$/, 'wants an address that starts with https://')),
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

export type PublicSettings = v.InferOutput<typeof publicSettingsSchema>;
export type Settings = v.InferOutput<typeof settingsSchema>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Longest part of a wrong value that an error prints, in characters. */
const MAX_PRINTED = 100;

/** A value on one line, in quotation marks. */
const quoted = (value = ''): string =>
  JSON.stringify(value.length > MAX_PRINTED ? `${value.slice(0, MAX_PRINTED)}…` : value);

/**
 * Reads the owner's settings from environment variables. An empty variable counts as not set.
 * @throws Error with one line per wrong variable: its name, what it got and what it wants.
 */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.entries).map((name) => [name, environment[name] || undefined]),
  );
  const result = v.safeParse(settingsSchema, given, { abortPipeEarly: true });
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    return `${name}: got ${quoted(environment[name])}, ${issue.message}`;
  });
  throw new Error(lines.join('\n'));
}
