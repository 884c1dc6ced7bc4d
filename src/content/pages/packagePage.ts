import { labels } from '../labels';

/** The labels every package page shares. */
export const packagePage = {
  backLabel: 'All services',
  tag: 'Package',
  spanLabel: 'Where this package works',
  spanLabelService: 'Where this service works',
  includedHeading: 'What’s Included',
  whoItIsForHeading: 'Who It’s For',
  caseStudiesTag: 'Case studies',
  card: {
    heading: 'Ready to get started?',
    sliderLabel: 'Company stage',
    investmentLabel: 'Investment',
    buttonLabel: labels.scheduleConsultation,
    commitmentNote: 'No commitment required.',
    equityNote: 'Equity is granted annually and vests monthly over a 12-month period.',
  },
} as const;
