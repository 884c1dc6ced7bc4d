import { labels } from '../labels';
import { packageTerms } from '../packageTerms';

const { months, stop } = packageTerms;

/** Weeks of a package, four a month. */
const weeks = 4 * months;

/** The labels that all pages of packages, of add-ons and of the Venture Partner share. */
export const packagePage = {
  backLabel: 'All services',
  /** The caption of the bowtie. */
  bowtieCaption: 'Bowtie model by Winning by Design.',
  facts: {
    fees: (stripe: string) => `Fee per month and equity a year, by stage. Each stripe: ${stripe}`,
    atStage: (equity: string, stage: string) => `and ${equity} at ${stage}`,
    length: 'Length',
    packageLength: `${months} months, billed monthly; stop ${stop}`,
  },
  /** The term of the price of an add-on. */
  addOnPrice: 'Price',
  /** Facts about all add-ons. */
  addOnFacts: [
    { term: 'Stage and equity', text: 'The same at every company stage, without equity' },
    { term: 'Length', text: `Billed monthly; stop ${stop}` },
  ],
  includedHeading: 'What’s Included',
  whoItIsForHeading: 'Who It’s For',
  needsHeading: 'What we need from you',
  alternativesHeading: 'When to choose another service',
  combinationsHeading: 'Combine it with',
  phasesHeading: 'Its part in each phase',
  wholePhase: (exit: string) => `The whole phase. It ends when: ${exit}`,
  planTag: 'After the call',
  weeks,
  plan: {
    lead: 'The proposal states names, hours, scope, target and price. Weeks count from your signature.',
    periods: ['Weeks 1 and 2', 'Weeks 3 and 4', 'Months 2 and 3', `Months 4 to ${months}`],
    /** The last week of each period. */
    ends: [2, 4, 12, weeks],
  },
  addOnPlan: {
    lead: 'You meet your team on the call. The proposal states names, hours, scope and price. Weeks count from your signature.',
    periods: ['Weeks 1 and 2', 'Weeks 3 and 4', 'Months 2 and on'],
    ends: [2, 4, weeks],
  },
  caseStudiesHeading: 'Case studies',
  card: {
    heading: 'Ready to get started?',
    sliderLabel: 'Company stage',
    investmentLabel: 'Investment',
    buttonLabel: labels.scheduleConsultation,
    commitmentNote: 'No commitment required.',
    equityNote: 'Equity is granted annually and vests monthly over a 12-month period.',
  },
} as const;
