import { labels } from '../labels';
import { packageTerms } from '../packageTerms';
import { stageTerms } from '../pricing';

const { months, stop } = packageTerms;

/** Weeks of a package, four a month. */
const weeks = 4 * months;

/** The labels that all pages of packages, of add-ons and of the Venture Partner share. */
export const packagePage = {
  backLabel: 'All services',
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
  phasesHeading: 'Phases it covers',
  wholePhase: (exit: string) => `The whole phase. It ends when: ${exit}`,
  planTag: 'After the call',
  weeks,
  plan: {
    lead: 'The proposal states names, hours, scope, target and price. Weeks count from your signature.',
    periods: [
      { unit: 'Weeks', numbers: '1 and 2' },
      { unit: 'Weeks', numbers: '3 and 4' },
      { unit: 'Months', numbers: '2 and 3' },
      { unit: 'Months', numbers: `4 to ${months}` },
    ],
    /** The last week of each period. */
    ends: [2, 4, 12, weeks],
  },
  addOnPlan: {
    lead: 'You meet your team on the call. The proposal states names, hours, scope and price. Weeks count from your signature.',
    periods: [
      { unit: 'Weeks', numbers: '1 and 2' },
      { unit: 'Weeks', numbers: '3 and 4' },
      { unit: 'Months', numbers: '2 and on' },
    ],
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

/** The labels that all phase pages share. */
export const phasePage = {
  work: 'What We Do in This Phase',
  people: { lead: 'Who leads it', client: 'Who we need from you', target: 'Target number' },
  outcomes: 'Outcomes You Can Expect',
  exit: 'The phase ends when',
  /** @param terms fee and share at Seed: `$8,000/month plus 0.375% equity a year`. */
  price: (name: string, terms: string) => `Led by ${name}, at ${stageTerms.seed.name} ${terms}`,
  packages: {
    heading: 'Packages that work on this phase, lowest price first',
    whole: 'Leads the whole phase.',
    lead: `Fee and equity at ${stageTerms.seed.name}.`,
  },
} as const;

const [, , firstMonths] = packagePage.plan.periods;

/** The labels that all technology pages share. */
export const technologyPage = {
  whyItMatters: 'Why it matters',
  implementation: 'How we implement it',
  builtBy: 'Built by',
  /** When a technology works for the first users, by the package that builds it. */
  firstRelease: {
    development: `A small group of users gets the first release in months ${firstMonths.numbers}.`,
    'operational-backbone': 'Scores, forecasts and answers are released from month 4, once tested.',
  },
  /** The price for companies without a stage of the price list. */
  lateStage: `Past ${stageTerms.seriesB.name} or without investors, ${packageTerms.withoutStage}.`,
  capabilities: { heading: 'Cloud AI Capabilities', line: 'What we build around your models' },
  applications: 'Real-World Applications',
  applicationsNote:
    'These are targets, not client results. We agree on a number for each before work starts.',
  results: 'Results',
  related: 'Related Technologies',
} as const;

/** The labels that all industry pages share. */
export const industryPage = {
  painPoints: 'Pain Points',
  solutions: 'How We Solve It',
  story: 'Success Story',
  storyLink: { href: '/resources/case-studies', label: 'All case studies' },
  /** @param terms `$8,000/month plus 0.375% equity a year` for each recommended package, in working order. */
  price: (stage: string, terms: readonly string[]) => {
    const [first, second] = terms;
    return `Recommended at\u00a0${stage}: ${first === second ? `two packages in turn, each ${first}` : terms.join(', then ')}`;
  },
  /** @param fee `$6,000/month per resource`, of a recommended add-on. */
  addOnPrice: (fee: string) => `Add-on: ${fee}`,
  servicesTag: 'Where to start',
  /** Ends the sentence that the link to the diagnosis begins. */
  afterDiagnosis: 'with an example from your industry.',
} as const;
