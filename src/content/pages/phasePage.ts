import { stageTerms } from '../pricing';

/** The labels that all phase pages share. */
export const phasePage = {
  work: 'What We Do in This Phase',
  people: { lead: 'Who leads it', client: 'Who we need from you', target: 'Target number' },
  outcomes: 'Outcomes You Can Expect',
  exit: 'The phase ends when',
  /** @param terms lowest fee and share at Seed: `$6,000/month plus 0.375% equity a year`. */
  price: (terms: string) => `Included in packages, at ${stageTerms.seed.name} from ${terms}`,
  diagnosisLabel: 'Find your narrowest point',
} as const;
