import { serviceSummaries } from '../summaries';
import type { PlaceholderService } from '../types';

export const salesExecution = {
  heading: serviceSummaries['sales-execution'].name,
  subtitle:
    'Prospecting, discovery, deal coaching, and a pipeline review that removes deals as readily as it adds them. Your sellers keep the accounts; the playbook, the stage criteria and the forecast get a second reader.',
  figureCaption:
    'The marked part narrows toward the knot; every step down is a stage with its own win rate and its own wait.',
  bowtieRange: { from: 0.2, to: 0.5 },
  callToAction: {
    heading: 'Ready to Boost Your Sales?',
    text: 'Bring the open pipeline with the age of every deal. The oldest ones are the place to start.',
  },
} as const satisfies PlaceholderService;
