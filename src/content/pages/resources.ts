import type { PageName } from './types';

/** Its text is in `texts/resources.ts`. */
export const resources = {
  name: 'Resources',
  title: 'Resources: Guides, Webinars and Notes',
  description:
    'Blog posts, guides, whitepapers, trend reports and webinars on pricing, pipeline, renewals and applied AI, for founders, operators and investors.',
} as const satisfies PageName;
