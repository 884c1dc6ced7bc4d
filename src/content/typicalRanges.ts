import type { Range, Step } from '../../machines/diagnosis.machine';

/** Typical share of a step, with its origin. The owner confirms each range before the launch. */
export interface TypicalRange extends Range {
  readonly source: string;
  readonly year: number;
  /** What the source counts, and for whom. */
  readonly base: string;
}

/**
 * Typical ranges along the bowtie, in percent. They are other people's numbers, not results of ours. Growth is compared as the
 * revenue in percent of the revenue a year ago: 100 is no growth.
 */
export const typicalRanges = {
  opportunities: {
    from: 13,
    to: 22,
    source: 'getfairview.com',
    year: 2026,
    base: 'B2B companies: leads from marketing that sales accepts.',
  },
  proposals: {
    from: 30,
    to: 50,
    source: 'getfairview.com',
    year: 2026,
    base: 'B2B companies: accepted leads that become an open deal.',
  },
  customers: {
    from: 20,
    to: 30,
    source: 'altiorco.com',
    year: 2026,
    base: 'B2B software companies: open deals that are won.',
  },
  live: {
    from: 37,
    to: 42,
    source: 'Userpilot',
    year: 2024,
    base: 'The range lies between two averages: all 62 B2B software companies surveyed, and only the sales-led ones. The survey counted new users, and you enter signed customers. So this step is seldom the narrowest: compare your own past quarters.',
  },
  renewed: {
    from: 90,
    to: 93,
    source: 'SaaS Capital',
    year: 2023,
    base: 'Over 1,500 B2B software companies: revenue kept in a year, medians by contract value. Your share counts customers, also those not yet due, so it looks higher.',
  },
  growth: {
    from: 100,
    to: 106,
    source: 'SaaS Capital',
    year: 2022,
    base: 'Over 1,500 B2B software companies: yearly change in revenue from the same customers with upgrades, medians by contract value.',
  },
} as const satisfies Readonly<Record<Step, TypicalRange>>;
