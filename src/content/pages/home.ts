import { tagline } from '../footer';
import { labels } from '../labels';

/** One card for each kind of visitor. */
export interface AudienceCard {
  readonly audience: string;
  /** Two lines, broken here and nowhere else. */
  readonly heading: readonly [string, string];
  readonly text: string;
  readonly linkLabel: string;
  readonly href: string;
}

const audiences = [
  {
    audience: 'Startups and founders',
    heading: ['You have proof.', 'You need a market.'],
    text: 'We set price, position and first pipeline, then build what your first customers will actually pay for.',
    linkLabel: 'Early-stage packages',
    href: '/services',
  },
  {
    audience: 'Growth-stage companies',
    heading: ['You have revenue.', 'It costs too much.'],
    text: 'We run acquisition, delivery and renewal as one system, and take out the work software should be doing.',
    linkLabel: 'Operating packages',
    href: '/services',
  },
  {
    audience: 'Investors and VCs',
    heading: ['You have a portfolio.', 'It needs operators.'],
    text: 'A senior team you can place inside a portfolio company, paid partly in that company’s equity.',
    linkLabel: 'Venture Partner',
    href: '/services/venture-partner',
  },
] as const satisfies readonly AudienceCard[];

export const home = {
  name: 'Home',
  title: tagline,
  description:
    'AI-powered go-to-market consultancy for startups, growth companies and investors. We find where revenue narrows and fix it, for a fee and equity.',
  hero: {
    headline: [
      { words: 'Engineering', breakAfter: 'phone' },
      { words: 'Market', breakAfter: 'phone' },
      { words: 'Momentum', breakAfter: 'wide' },
      { words: 'with', breakAfter: 'phone' },
      { words: 'AI-Powered', breakAfter: 'phone' },
      { words: 'Execution', breakAfter: 'both' },
      { words: '& Strategy' },
    ],
    lead: 'We find the narrowest point in how you win and keep customers, fix it, and build the AI that holds it open. For a monthly fee and a share of the upside.',
    primaryLabel: labels.scheduleCall,
    secondaryLabel: 'Learn How We Work',
  },
  figure: {
    winLabel: 'Win the customer',
    keepLabel: 'Keep and grow the customer',
    callout: 'The narrowest point',
    axisLabel: 'Phases',
    label: 'The revenue bowtie: bars narrow from the left to a knot, then open wider to the right.',
    captionLabel: 'Fig. 1',
    caption: 'The revenue bowtie. Width is money in motion. Most firms widen one end; we open the middle.',
  },
  audiences,
  model: {
    tag: 'How We Work',
    heading: 'Five phases. Every one has an owner, a number and an end date.',
    linkLabel: 'The whole method',
    phaseLabel: 'Phase',
    phaseLinkLabel: 'Learn more',
  },
  results: {
    tag: 'Results',
    heading: 'What changed, in one number each.',
    linkLabel: 'All case studies',
    studyLinkLabel: 'Read the study',
  },
  industries: {
    tag: 'Industries',
    heading: 'Seven markets where we know the buyer.',
    lead: 'In each one we can name the objection before your prospect does.',
    overviewHeading: 'All industries, compared',
    overviewLinkLabel: 'Overview',
  },
  technologies: {
    tag: 'Technologies',
    heading: 'AI earns its place by the job it does.',
    lead: 'We draw the system before we build it. If the drawing does not show where money moves, we do not build it.',
    linkLabel: 'All technologies',
  },
  contact: {
    tag: 'Get in Touch',
    heading: 'Tell us where it narrows.',
    lead: 'Describe the number that will not move.',
  },
} as const;
