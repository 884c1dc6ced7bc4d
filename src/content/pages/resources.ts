import type { BlogPost } from '../posts/types';
import type { PageMeta } from '../summary';
import type { ResourcesText } from './types';

export const resources = {
  name: 'Resources',
  title: 'Resources: Guides, Webinars and Notes',
  description:
    'Blog posts, guides, whitepapers, trend reports and webinars on forecasts, renewals, equity and applied AI, for founders, operators and investors.',
} as const satisfies PageMeta;

const path = '/resources/blog';

/** Number of posts on the page, newest first. */
const LATEST = 3;

/** A function, because the bundle omits an unused function but not a computed constant. @param posts newest first. */
export const resourcesText = (posts: readonly BlogPost[]) =>
  ({
    tag: 'Resources',
    heading: 'Guides, webinars and notes for revenue teams',
    lead: 'Every piece answers one question about revenue work, equity or AI. Notes are on the blog; papers and recordings come by email.',
    posts: {
      heading: 'Latest Blog Posts',
      line: 'Start with these three notes',
      linkLabel: 'All posts',
      cardLabel: 'Read on the blog',
      items: posts.slice(0, LATEST),
    },
    guides: {
      heading: 'Guides & Whitepapers',
      line: 'Papers to read with your own numbers',
      items: [
        {
          type: 'Guide',
          title: 'Find where your growth is stuck',
          description:
            'For operators asked why growth slowed: count volume, conversion and days at each stage. Start with the stage that dropped most against earlier months.',
          path,
        },
        {
          type: 'Whitepaper',
          title: 'What 1% equity for one year of work means',
          description:
            'For founders who pay an adviser partly in shares: what the percentage is taken from, how shares vest, and what happens if work stops.',
          path,
        },
        {
          type: 'Trend Report',
          title: 'What procurement asks about AI',
          description:
            'For teams that sell to banks, health systems and large companies: questions on training data, retention, region and human review, with the document that answers each.',
          path,
        },
      ],
      request: 'Ask for a paper by email',
      action: 'Download',
    },
    webinars: {
      heading: 'Webinars & On-Demand Content',
      line: 'Recordings to watch with your team',
      items: [
        {
          title: 'One revenue figure for finance and sales',
          description:
            'For heads of finance and sales who report different annual recurring revenue. We match contracts, invoices and sales records by customer.',
          duration: 45,
          path,
        },
        {
          title: 'Choose a language model with your own test',
          description:
            'For product owners. We build a test from real cases, and compare models by cost per accepted answer, review time included.',
          duration: 60,
          path,
        },
      ],
      request: 'Ask for a recording by email',
      unit: 'minutes',
      action: 'Watch now',
    },
    destination: 'on the blog',
    closing: {
      heading: 'Need Custom Solutions?',
      text: 'On a free call we look at your numbers and say which package fits and what it costs.',
    },
  }) as const satisfies ResourcesText;
