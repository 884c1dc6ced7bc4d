import type { ResourcesPage } from './types';

const path = '/resources/blog';

export const resources = {
  name: 'Resources',
  title: 'Resources: Notes, Guides and Webinars',
  description:
    'Blog posts, guides, whitepapers, trend reports and webinars on price, pipeline, renewal and applied AI, for founders, operators and investors.',
  tag: 'Resources',
  heading: 'Methods you can use without us.',
  lead: 'Notes, guides and webinars on price, pipeline, renewal and applied AI. Each takes one question an operator has to settle, and names the measure that settles it.',
  posts: {
    heading: 'Latest Blog Posts',
    line: 'The newest three, each with something to check in your own company.',
    linkLabel: 'All posts',
    cardLabel: 'Read on the blog',
  },
  guides: {
    heading: 'Guides & Whitepapers',
    line: 'To be read with your own numbers open beside them.',
    items: [
      {
        type: 'Guide',
        title: 'Find your narrowest point',
        description:
          'For the operator asked where growth is stuck. Volume, conversion and days at each stage from first visit to renewal, read by cohort and compared with your own past. The measure is the stage that lost the most against it.',
        path,
      },
      {
        type: 'Whitepaper',
        title: 'One percent of what',
        description:
          'For founders about to pay an adviser in shares. The base of the percentage, the board’s grant, monthly vesting, and what lapses if the work stops. The measure is shares vested per month of work delivered.',
        path,
      },
      {
        type: 'Trend Report',
        title: 'What procurement asks about AI',
        description:
          'For teams selling to banks, health systems and large companies. Questions on training data, retention, region and human review, with the document that answers each. The measure is days from questionnaire to acceptance.',
        path,
      },
    ],
    action: 'Download',
  },
  webinars: {
    heading: 'Webinars & On-Demand Content',
    line: 'Watch them with the colleague who will object.',
    items: [
      {
        title: 'Two answers for one ARR',
        description:
          'For heads of finance and sales whose figures for annual recurring revenue (ARR) differ. Contracts, invoices and CRM joined on one customer key; the measure is the difference that is left.',
        duration: 45,
        path,
      },
      {
        title: 'Score the model on your own work',
        description:
          'For product owners choosing a language model. Real cases, an expert’s labels and a set that is then frozen; the measure is cost per answer that passes, reviewer included.',
        duration: 60,
        path,
      },
    ],
    unit: 'minutes',
    action: 'Watch now',
  },
  destination: 'on the blog',
  closing: {
    heading: 'Need Custom Solutions?',
    text: 'If the question is yours alone, a general paper will not answer it. Bring the data you have and the decision it must support.',
  },
} as const satisfies ResourcesPage;
