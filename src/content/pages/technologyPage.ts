import { packageTerms } from '../packageTerms';
import { stageTerms } from '../pricing';

/** The labels that all technology pages share. */
export const technologyPage = {
  whyItMatters: 'Why it matters',
  implementation: 'How we implement it',
  builtBy: 'Built by',
  /** The price for companies past the last stage of the price list. */
  lateStage: `Past ${stageTerms.seriesB.name}, ${packageTerms.withoutStage}.`,
  capabilities: { heading: 'Cloud AI Capabilities', line: 'What a rented model needs around it' },
  applications: 'Real-World Applications',
  applicationsNote:
    'These are targets, not client results. We agree on a number for each before work starts.',
  results: 'Results',
  related: 'Related Technologies',
} as const;
