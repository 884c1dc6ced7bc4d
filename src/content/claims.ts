/** A result of a client, as it may be printed: always in this industry, always in these words. */
export interface Claim {
  readonly industry: string;
  readonly value: string;
  readonly label: string;
}

/** The only client results the site states. */
export const claims = {
  saasArr: { industry: 'B2B SaaS', value: '$2.5M', label: 'ARR in 9 months' },
  healthConversion: { industry: 'HealthTech', value: '+68%', label: 'conversion' },
  fintechCac: { industry: 'Fintech', value: '−47%', label: 'CAC' },
  fintechSeriesB: { industry: 'Fintech', value: '$28M', label: 'Series B' },
} as const satisfies Record<string, Claim>;

export type ClaimKey = keyof typeof claims;
