import { equity } from '../posts/equity';
import { renewals } from '../posts/renewals';
import { type BlogPost, blogPath } from '../posts/types';
import { weeklyReview } from '../posts/weeklyReview';
import type { PageMeta } from '../summary';
import type { Resource, ResourcesText, Webinar } from './types';

export const resources = {
  name: 'Resources',
  title: 'Resources: Guides, Webinars and Notes',
  description:
    'Six notes to read in full and two recordings on forecasts, renewals, equity and applied AI, for founders, operators and investors.',
} as const satisfies PageMeta;

/** Sent by email on request, which the blog says too: the links to them go there. */
export const recordings = [
  {
    title: 'One revenue figure for finance and sales',
    description:
      'For heads of finance and sales whose figures for annual recurring revenue differ. We match contracts, invoices and sales records by customer.',
    duration: 45,
    frame: 'film-revenue',
    path: blogPath,
  },
  {
    title: 'Choose a language model with your own test',
    description:
      'For product owners. We build a test from real cases, and compare models by cost per finished task, review time included.',
    duration: 60,
    frame: 'film-model',
    path: blogPath,
  },
] as const satisfies readonly Webinar[];

/** Number of posts on the page, newest first. */
const LATEST = 3;

/** A paper is a note of the blog, which has it in full and as a file. */
const paper = (type: Resource['type'], { title, excerpt, path, artwork }: BlogPost): Resource => ({
  type,
  title,
  description: excerpt,
  path,
  artwork,
});

/** A function, because the bundle omits an unused function but not a computed constant. @param posts newest first. */
export const resourcesText = (posts: readonly BlogPost[]) =>
  ({
    heading: 'Notes, guides and webinars for revenue teams',
    lead: 'The blog has six full notes on revenue work, equity and AI, with examples to recalculate. Recordings come by email.',
    posts: {
      heading: 'Latest Blog Posts',
      line: 'Start with these three notes',
      linkLabel: 'All posts',
      cardLabel: 'Read on the blog',
      items: posts.slice(0, LATEST),
    },
    guides: {
      heading: 'Guides & Whitepapers',
      line: 'Further notes from the blog, each with an example',
      items: [paper('Guide', weeklyReview), paper('Whitepaper', equity), paper('Trend Report', renewals)],
      action: 'Download',
    },
    webinars: {
      heading: 'Webinars & On-Demand Content',
      line: 'Recordings that we send by email',
      items: recordings,
      request: 'Ask for a recording by email',
      action: 'Watch now',
    },
    destination: 'on the blog',
    closing: {
      heading: 'Need Custom Solutions?',
      text: 'On a free call we look at your numbers. If no package fits, we quote scope and price.',
    },
  }) as const satisfies ResourcesText;
