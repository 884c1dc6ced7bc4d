/** The labels that all phase pages share. */
export const phasePage = {
  work: 'What We Do in This Phase',
  people: { lead: 'Who leads it', client: 'Who we need from you', target: 'Target number' },
  outcomes: 'Outcomes You Can Expect',
  exit: 'The phase ends when',
  /** Precedes the packages that cover the phase. */
  includedIn: 'Included in',
  /** A package of the list, with its fee at Seed: `Bowtie Leadership, $8,000`. */
  includedPackage: (name: string, fee: string) => `${name}, ${fee}`,
  diagnosisLabel: 'Find your narrowest point',
} as const;
