import { phaseSummaries } from './summaries';
import type { Phase } from './types';

export const planning = {
  heading: phaseSummaries.planning.name,
  lead: 'A strategy without owners is an opinion. This phase draws your bowtie from CRM, product and billing data, gives every number one source and one owner, and turns headcount and budget into dates that finance can sign.',
  closing: {
    heading: 'Find the number with two owners.',
    text: 'Bring your plan as it stands, even if it is one slide. We will mark the lines that have no owner, no budget or no date.',
  },
} as const satisfies Phase;
