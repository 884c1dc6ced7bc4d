import { stageTerms } from '../pricing';

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
  diagnosisLabel: 'Find your narrowest point',
} as const;
