/** A result of a client. Every page that shows it uses this text, so that pages agree. */
export interface Claim {
  readonly industry: string;
  readonly value: string;
  /** Follows the value: what was measured. */
  readonly label: string;
  /** Base of the number: what is counted, and against what. A sentence. */
  readonly base: string;
  /** The bars of its drawing, in percent of one of them: before and after, or what was added to an unpublished amount. */
  readonly change?: readonly (readonly [bar: Exclude<keyof typeof barLabels, 'target'>, percent: number])[];
  /** What one stripe of the drawing is, if it is not a percentage. */
  readonly stripe?: string;
  /** Our part in the result. A sentence. */
  readonly cause: string;
  /** The result as a complete sentence, for a page that does not explain it further. */
  readonly sentence?: string;
}

/** A result with a drawing. */
export interface DrawnClaim extends Claim {
  readonly change: NonNullable<Claim['change']>;
}

/** Percent of a result in one stripe of its drawing. */
export const stripePercent = 4;

export const barLabels = { before: 'Before', after: 'After', added: 'Added', target: 'Target' } as const;

/** All client results of the site. */
export const claims = {
  saasArr: {
    industry: 'B2B SaaS',
    value: '$2.5M',
    label: 'ARR in 9 months',
    base: 'Annual recurring revenue (ARR) added by new contracts over nine months, services excluded.',
    change: [['added', 100]],
    stripe: 'Each stripe: $100,000 of new ARR',
    sentence: 'One B2B SaaS client added $2.5M in annual recurring revenue in nine months.',
    cause:
      'We turned the founder’s sales calls into a playbook for a new team, and the price moved from seats to volume.',
  },
  healthConversion: {
    industry: 'HealthTech',
    value: '+68%',
    label: 'pilot-to-contract conversion',
    base: 'Relative rise (not points) in the share of pilots that became contracts. Counts and period are not published.',
    change: [
      ['before', 100],
      ['after', 168],
    ],
    cause: 'From one evidence file, AI drafted a version for each of three decision-makers.',
  },
  fintechCac: {
    industry: 'Fintech',
    value: '−47%',
    label: 'customer acquisition cost (CAC)',
    base: 'Change in sales and marketing cost per funded account (one with a first deposit). Fraud and credit losses are not counted. Period not published.',
    change: [
      ['before', 100],
      ['after', 53],
    ],
    cause: 'We moved spend away from channels whose applicants rarely funded an account.',
  },
  fintechSeriesB: {
    industry: 'Fintech',
    value: '$28M',
    label: 'Series B raised',
    base: 'Closed later by the same company. Many factors decided it.',
    cause: 'We did not raise it. Lower cost per funded account was one argument for the round.',
  },
} as const satisfies Record<string, Claim>;

export type ClaimKey = keyof typeof claims;

export type DrawnClaimKey = {
  [Key in ClaimKey]: (typeof claims)[Key] extends DrawnClaim ? Key : never;
}[ClaimKey];
