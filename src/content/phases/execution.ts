import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const execution = {
  heading: phaseSummaries.execution.name,
  lead: 'Plans fail in the calendar. Our operators sit in your team, run the review of pipeline, delivery and renewals, keep the deal desk and the decision log, and step back once the meeting runs without them.',
  closing: {
    heading: 'Who runs the weekly review?',
    text: 'Describe your last forecast and what came in. On the call we will look at where the two parted.',
  },
} as const satisfies Phase;
