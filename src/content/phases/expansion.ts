import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const expansion = {
  heading: phaseSummaries.expansion.name,
  lead: 'The right side of the bowtie is where recurring revenue is kept, or lost quietly. We set expansion triggers from usage, put every renewal in a calendar, rebuild the packaging, and handle a price rise like a release, with exceptions and a rollback.',
  closing: {
    heading: 'What would your best customer buy next?',
    text: 'Bring NRR and GRR for one cohort. If you have only one of them, we will start by finding the other.',
  },
} as const satisfies Phase;
