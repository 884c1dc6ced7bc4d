import { owner } from '../../config/owner';
import { labels } from '../labels';
import { packageTerms } from '../packageTerms';
import { addOnFee, seedTerms } from '../pricing';
import { bowtieLeadership } from '../services/bowtie-leadership';
import { partnerships } from '../services/partnerships';
import { venturePartner } from '../services/venture-partner';

const { TEAM_HOURS_PER_WEEK: hours } = owner;

/** Who works how long. Without the owner's minimum, the proposal states the hours. */
const weeklyHours = hours
  ? `At least ${hours} hours a week, from the people named in your proposal.`
  : 'Your proposal names the people and their hours a week.';

/** The Services page. Texts and prices of packages and add-ons are in `content/services`. */
export const services = {
  name: 'Services',
  title: 'Services: Packages and Prices',
  description:
    'Five go-to-market packages for a monthly fee plus equity, from Pre-Seed to Series B, and five add-ons without equity.',
  tag: 'What We Do',
  heading: 'Go-to-market packages with public prices',
  /** @param lowest lowest monthly fee of a package: `$3,000/month`. */
  lead: (lowest: string) =>
    `Senior operators lead your marketing, sales and renewals. Engineers build the AI. At Pre-Seed, packages start at ${lowest} plus equity.`,
  buttonLabel: labels.scheduleCall,
  stage: {
    heading: 'Select Your Company Stage',
    /** @param stripe what a stripe of the bars means: `$200`. */
    text: (stripe: string) =>
      `Later stage: higher fee, smaller equity share. Each stripe means ${stripe} a month.`,
    note: 'Pricing is prorated annually and billed monthly over 12 months.',
    sliderLabel: 'Company stage',
    /** Announced when the stage changes: `Series A: Bowtie Leadership $12,000/month, 0.25% equity; …`. */
    announcement: (stage: string, prices: readonly string[]) => `${stage}: ${prices.join('; ')}`,
  },
  packages: {
    heading: 'Five packages compared',
    /** @param names phases of the bowtie in order, at least one. */
    phases: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]}` : `${names[0]} to ${names.at(-1)}`,
    forLabel: 'Who it’s for',
    includedLabel: 'Included',
    /** Opens a card on a phone. */
    detailsLabel: 'Details',
    linkLabel: 'See the package',
    note: 'All equity is granted annually and costs monthly over 12 months.',
  },
  equity: {
    heading: 'How the fee and the equity work',
    caption: (name: string, stage: string) => `Our share after a year of ${name} at ${stage}.`,
  },
  /** Terms for the owner to confirm. The README lists them. */
  questions: (example: EquityExample) => [
    {
      group: 'Fee and equity',
      question: 'What is the equity a share of?',
      answer: `Of your company. At ${example.stage}, ${example.name} costs ${example.fee} and ${example.share} for one year of work: shares worth ${example.worth} if the company is worth ${example.value}. The shares of two packages add up. Add-ons have no equity.`,
    },
    {
      question: 'When is it granted?',
      answer: `Once a year, and it vests (becomes ours) monthly over 12 months. At ${example.whole} a year, ${example.monthly} vests each month: ${example.half} after six, ${example.whole} after twelve.`,
    },
    {
      question: 'What kind of shares?',
      answer:
        'Shares, options or a warrant. Before you sign, we agree on the form, any exercise price (what we pay for a share) and your fully diluted count: all shares, options, the option pool, SAFEs and notes as if converted, and our grant. Your board makes the grant, and investors may have to agree: ask them first. If either refuses, we quote you a fee without equity.',
    },
    {
      question: 'Does the fee depend on results?',
      answer: `No. Your last funding round before you sign decides your stage, and so your price, for twelve months. Only our shares ${packageTerms.equity}. One add-on differs: ${partnerships.name} costs ${addOnFee('partnerships')}.`,
    },
    {
      group: 'Contract',
      question: 'How long does a package run?',
      answer: `${packageTerms.months} months, billed monthly. Cloud, model and campaign budgets come on top, in your accounts.`,
    },
    {
      question: 'Can we stop early?',
      answer: `Yes, ${packageTerms.stop}. You can also change the package then, with a new grant. Unvested shares stay with you. At ${example.stage}, three months of ${example.name} cost ${example.quarter}. If you then change to ${bowtieLeadership.name}, the first year costs ${example.changedYear} instead of ${example.year}.`,
    },
    {
      question: 'What happens after a year?',
      answer:
        'Nothing renews by itself. You stop, continue at the price of your new stage, or change packages.',
    },
    {
      question: 'What if we have no investors, or are past Series B?',
      answer: `Then ${packageTerms.withoutStage}. From Pre-Seed to Series B, packages for companies include equity unless your board or investors refuse it. Add-ons never include it.`,
    },
    {
      group: 'Team and choice',
      question: 'Who does the work?',
      answer: `Senior operators who have run marketing, sales, customer success or product. Experienced sellers, designers and AI engineers work with them. ${weeklyHours}`,
    },
    {
      question: 'Do you work for our competitors?',
      answer: `While you are a client, only with your ${packageTerms.competitor}. If we hold shares, options or warrants in one, your proposal names it.`,
    },
    {
      question: 'Which package comes first?',
      answer:
        'Revenue Strategy & Design to settle buyer, price or first hires. Operational Backbone if systems disagree. Bowtie Leadership if a plan needs a leader. Product Design & Management if engineers lack a specification, Product Development to build AI features.',
    },
    {
      question: 'Should we hire a head of sales instead?',
      answer: `Hire one, full-time or part-time, if only sales needs a leader. ${bowtieLeadership.name}, at Seed ${seedTerms('bowtie-leadership')}, starts without a search and leads marketing, sales and customer success. Your sellers close the deals. You hire your own lead, who takes over by month 12. Until the handover you pay both leaders. If you still sell alone, Sales Execution joins your calls for ${addOnFee('sales-execution')}, without equity; you close.`,
    },
  ],
  table: {
    heading: 'All prices by stage',
    caption: 'Fee in USD per month, and equity for one year, by package and stage',
    packageColumn: 'Package',
    fee: 'fee',
    equity: 'equity',
  },
  addOns: {
    tag: 'Add-ons',
    heading: 'Specialists for one task',
    text: 'Book them with a package or alone, at one price for every stage and without equity.',
  },
  custom: {
    heading: 'Need a Custom Package?',
    text: [
      'Send your target and deadline. After a call you get a scope and a price. For funds, see ',
      { text: venturePartner.name, href: '/services/venture-partner' },
      '.',
    ],
    action: labels.scheduleCall,
  },
} as const;

/** One package at one stage, with the equity that vests: `1%`, `0.083%`. */
export interface EquityExample {
  readonly name: string;
  readonly stage: string;
  /** `$10,000/month` */
  readonly fee: string;
  /** `1% equity` */
  readonly share: string;
  /** What the share is worth at a value of the company: `$80,000`, `$8,000,000`. */
  readonly worth: string;
  readonly value: string;
  readonly monthly: string;
  readonly half: string;
  readonly whole: string;
  /** Fee and vested share of three months: `$30,000 and 0.25% equity` */
  readonly quarter: string;
  /** Fees and equity of one year: `$120,000 and 1% equity` */
  readonly year: string;
  /** The same if Bowtie Leadership follows after three months: `$102,000 and 0.531% equity` */
  readonly changedYear: string;
}

/** The same page under its other address, `/what-we-do`. */
export const whatWeDo = {
  name: 'What We Do',
  title: 'What We Do: Packages, Add-ons and Prices',
  description:
    'Strategy, leadership, systems, design and development for revenue teams. Choose your stage to see fee and equity.',
} as const;
