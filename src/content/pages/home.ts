import { labels } from '../labels';

/** One card for each kind of visitor. */
export interface AudienceCard {
  readonly audience: string;
  /** Name of its poster. */
  readonly poster: string;
  /** Two lines with a fixed line break. */
  readonly heading: readonly [string, string];
  readonly text: string;
  readonly linkLabel: string;
  readonly href: string;
}

const audiences = [
  {
    audience: 'Startups and founders',
    poster: 'startups',
    heading: ['Find the buyers', 'who pay'],
    text: 'We settle buyer, price and channel, then plan which sellers to hire first.',
    linkLabel: 'Packages and prices',
    href: '/services',
  },
  {
    audience: 'Growth-stage companies',
    poster: 'growth',
    heading: ['Grow revenue', 'faster than cost'],
    text: 'Bowtie Leadership leads marketing, sales and renewals part-time. Operational Backbone moves routine work to software.',
    linkLabel: 'Packages and prices',
    href: '/services',
  },
  {
    audience: 'Investors and VCs',
    poster: 'investors',
    heading: ['Add operators', 'to a portfolio'],
    text: 'We check a company for one month’s package fee. Helping its founders costs a monthly fee and, if agreed, shares.',
    linkLabel: 'Venture Partner',
    href: '/services/venture-partner',
  },
] as const satisfies readonly AudienceCard[];

export const home = {
  name: 'Home',
  title: 'AI-Powered Go-to-Market Consultancy',
  description:
    'Go-to-market consultancy for B2B startups and growth companies: senior operators and AI systems, in packages for a fee plus equity.',
  hero: {
    headline: [
      { words: 'Engineering', breakAfter: 'phone' },
      { words: 'Market Momentum', breakAfter: 'both' },
      { words: 'with AI-Powered', breakAfter: 'phone' },
      { words: 'Execution', breakAfter: 'both' },
      { words: '& Strategy' },
    ],
    lead: 'A go-to-market consultancy: we help B2B companies win and keep customers, and help investors check and grow what they fund.',
    primaryLabel: labels.scheduleCall,
    secondaryLabel: 'Learn How We Work',
    proof: {
      label: 'Results and price',
      arr: { base: 'B2B SaaS, new contracts' },
      cac: { label: 'acquisition cost', base: 'Fintech, per funded account' },
      /** @param lowest lowest monthly fee of a package: `$3,000`. */
      price: (lowest: string) => ({
        value: `From ${lowest}`,
        label: 'a month plus equity',
        base: 'at Pre-Seed',
      }),
    },
  },
  figure: {
    winLabel: 'Win the customer',
    keepLabel: 'Keep and grow the customer',
    label: 'The revenue bowtie: bars narrow to a knot, then open wider.',
    captionLabel: 'Fig. 1',
    caption: 'The bowtie model of revenue, by Winning by Design.',
    linkLabel: 'Try it with your numbers',
  },
  audiences,
  model: {
    tag: 'How We Work',
    heading: 'From strategy to expansion',
    linkLabel: 'The whole method',
    phaseLinkLabel: 'Learn more',
  },
  results: {
    heading: 'Results of our clients',
    linkLabel: 'All case studies',
    studyLinkLabel: 'Read the study',
  },
  industries: {
    heading: 'Industries we work in',
    overviewHeading: 'All industries',
    overviewLinkLabel: 'Overview',
  },
  technologies: {
    heading: 'AI technologies we work with',
    linkLabel: 'All technologies',
  },
  contact: {
    tag: 'Get in Touch',
    heading: 'Tell us where growth is stuck',
    lead: 'Two sentences are enough. We answer with times for a call.',
  },
} as const;
