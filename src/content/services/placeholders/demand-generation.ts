import { serviceSummaries } from '../summaries';
import type { PlaceholderService } from '../types';

export const demandGeneration = {
  heading: serviceSummaries['demand-generation'].name,
  subtitle:
    'Campaigns built from an account list, an offer and a follow-up that sales has agreed to, then measured as qualified pipeline and payback by channel against a holdout. Clicks are recorded and otherwise ignored.',
  figureCaption:
    'The marked part at the far left is the accounts that learn you exist, and the share of them that ask for more.',
  bowtieRange: { from: 0, to: 0.26 },
  callToAction: {
    heading: 'Ready to Generate More Leads?',
    text: 'Bring cost and pipeline for each channel. We will start with the one you would hate to switch off.',
  },
} as const satisfies PlaceholderService;
