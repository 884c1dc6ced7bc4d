import type { Fault, Field, Step } from '../../../machines/diagnosis.machine';
import type { PhaseSlug } from '../phases/index';
import type { AddOnSlug, PackageSlug } from '../services/index';

interface FieldText {
  readonly label: string;
  /** What is counted: definitions differ between sources. */
  readonly definition: string;
}

interface StepText {
  /** Label under the bars: fits a sixth of a phone's width. */
  readonly name: string;
  /** Follows "narrowest point: ". */
  readonly path: string;
  /** The phase that works on the step. */
  readonly phase: PhaseSlug;
  /** One or two packages that work on the phase: first the one that does all of it. */
  readonly packages: readonly [PackageSlug, ...PackageSlug[]];
  /** Works on the step alone. */
  readonly addOn: AddOnSlug;
}

const fields = {
  leads: { label: 'Leads', definition: 'Companies that fit your market and contacted or answered you.' },
  opportunities: {
    label: 'Qualified opportunities',
    definition: 'Confirmed need, budget and date in a call.',
  },
  proposals: { label: 'Proposals', definition: 'Received your price in writing.' },
  customers: { label: 'New customers', definition: 'Signed.' },
  live: { label: 'Customers live', definition: 'Reached a first result.' },
  renewed: { label: 'Customers renewed', definition: 'Renewed, or not yet due and still using it.' },
  growth: { label: 'Revenue growth', definition: 'Of the same customers over one year, in percent.' },
} as const satisfies Readonly<Record<Field, FieldText>>;

const steps = {
  opportunities: {
    name: 'Qualify',
    path: 'from lead to opportunity',
    phase: 'strategy',
    packages: ['revenue-strategy', 'bowtie-leadership'],
    addOn: 'demand-generation',
  },
  proposals: {
    name: 'Offer',
    path: 'from opportunity to proposal',
    phase: 'planning',
    packages: ['revenue-strategy', 'operational-backbone'],
    addOn: 'sales-execution',
  },
  customers: {
    name: 'Sign',
    path: 'from proposal to customer',
    phase: 'execution',
    packages: ['bowtie-leadership', 'operational-backbone'],
    addOn: 'sales-execution',
  },
  live: {
    name: 'Start',
    path: 'from new customer to live customer',
    phase: 'scaling',
    packages: ['development', 'operational-backbone'],
    addOn: 'customer-success',
  },
  renewed: {
    name: 'Renew',
    path: 'from live customer to renewal',
    phase: 'expansion',
    packages: ['bowtie-leadership'],
    addOn: 'customer-success',
  },
  growth: {
    name: 'Grow',
    path: 'growth of existing revenue',
    phase: 'expansion',
    packages: ['bowtie-leadership', 'development'],
    addOn: 'customer-success',
  },
} as const satisfies Readonly<Record<Step, StepText>>;

const faults = {
  notANumber: 'Enter a number, such as 20.',
  negative: 'A count cannot be negative.',
  fraction: 'Enter a whole number.',
  percentage: 'Enter how many, not a percentage.',
  tooLarge: 'This number is too large to be right.',
  tooLow: 'Revenue cannot fall by more than 100%.',
  moreThanBefore: 'This is more than in the step before.',
  zero: 'After a 0, later steps have no share.',
} as const satisfies Readonly<Record<Fault, string>>;

/** The sentence about a step below its typical range. */
const narrow = (start: string) => (path: string, share: string, range: string, phase: string) =>
  `${start}: ${path}, ${share} where ${range} are typical. ${phase} works on it.`;

/** The sentence if no step is below its typical range. */
const sound = (start: string) => (path: string, share: string, range: string) =>
  `${start} is below its typical range. Closest to its lower end: ${path}, ${share} where ${range} are typical.`;

/** The section "Find your narrowest point". `share` and `range` are formatted: `12%`, `20 to 30%`. */
export const diagnosis = {
  heading: 'Find your narrowest point',
  lead: 'Enter one quarter’s counts and one year’s growth. You see which step is narrowest, which phase works on it and what that costs.',
  exampleLabel: (industry: string) => `Example: ${industry}, invented numbers`,
  ownLabel: 'Your numbers',
  enterLabel: 'Enter your numbers',
  clearLabel: 'Clear all numbers',
  examplesLabel: 'Load an example:',
  share: (share: string) => `Share ${share}`,
  growth: (growth: string) => `Growth ${growth}`,
  range: (from: number, to: number) => `${from} to ${to}%`,
  typical: (range: string) => `typical ${range}`,
  privacy: 'Your numbers stay in this browser unless you send them or share a link.',
  fields,
  steps,
  faults,
  figure: {
    label: 'Bowtie of six steps: the share that gets through each, compared with the typical range.',
    /** A typical range below its bars: fits a sixth of a phone's width. */
    range: (from: number, to: number) => `${from}–${to}`,
    /** What thick, thin and colored bars mean. */
    key: [
      'Thick: the share that gets through.',
      'Thin: the lower end of the typical range.',
      'In color: the narrowest.',
    ],
  },
  finding: {
    narrow: narrow('Your narrowest point'),
    narrowSoFar: narrow('Your narrowest point so far'),
    narrowExample: narrow('Narrowest point in the example'),
    sound: sound('No step'),
    soundSoFar: sound('So far no step'),
    empty: 'Enter two numbers in neighboring fields to see the first bar.',
    none: 'No step can be computed yet. Enter two numbers in neighboring fields.',
    faulty: 'No step can be computed yet. The notes at the fields say why.',
  },
  result: {
    phase: (number: number) => `Phase ${number} works on it`,
    phaseLink: 'See the phase',
    packages: 'What it costs',
    perYear: 'for one year',
    withoutEquity: 'Works mainly on this step, without equity',
    stageLabel: 'Company stage',
    plan: (packageName: string) => `The first 30 days of ${packageName}`,
    discussLabel: 'Discuss this',
    copyLabel: 'Copy the link',
    copied: 'Link copied. It shows these numbers.',
    copiedInPart: 'Link copied. It leaves out the numbers with a note.',
    refused: 'The browser did not allow it. Copy this link yourself:',
  },
  rule: {
    heading: 'How the narrowest step is found',
    text: 'Each share is divided by the lower end of its range: 12% ÷ 20% is 0.6. The step with the lowest result is the narrowest. For growth, last year’s revenue counts as 100, so +3% is 103. Ties go to the later step.',
    note: 'Typical ranges come from public sources, not our clients. The sources define the steps differently, so trust your own past quarters more.',
  },
  /** The message to the firm. */
  message: {
    intro: 'We used your diagnosis. Our numbers for one quarter:',
    introExample: (industry: string) =>
      `We looked at your diagnosis with the example for ${industry}. Its numbers, to be replaced by ours:`,
    packages: (phase: string, stage: string) => `We would like to discuss ${phase}. Prices at ${stage}:`,
  },
} as const;
