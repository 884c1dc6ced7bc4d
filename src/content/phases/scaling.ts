import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const scaling = {
  heading: phaseSummaries.scaling.name,
  lead: 'Software should take over only what people already do well. We list repeated work by hours and by cost of error, build against an evaluation set, keep a person at each gate, and rehearse the rollback before the launch.',
  closing: {
    heading: 'Pick the work you repeat.',
    text: 'Bring one task, the hours it takes and what an error costs. We will tell you if it is stable enough to automate.',
  },
} as const satisfies Phase;
