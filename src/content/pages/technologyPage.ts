import { packageTerms } from '../packageTerms';
import { stageTerms } from '../pricing';
import { packagePage } from './packagePage';

const [, , firstMonths] = packagePage.plan.periods;

/** The labels that all technology pages share. */
export const technologyPage = {
  whyItMatters: 'Why it matters',
  implementation: 'How we implement it',
  builtBy: 'Built by',
  /** When a technology works for the first users, by the package that builds it. */
  firstRelease: {
    development: `A small group of users gets the first release in ${firstMonths.toLowerCase()}.`,
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
