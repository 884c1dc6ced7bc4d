import { serviceSummaries } from '../summaries';
import type { PlaceholderService } from '../types';

export const venturePartner = {
  heading: serviceSummaries['venture-partner'].name,
  subtitle:
    'An operator beside the fund and in the room with the founder: commercial diligence before the term sheet, one definition of ARR across the portfolio, and working hands on the go-to-market plan afterward.',
  figureCaption:
    'The whole bowtie is marked: a fund reads the result at the right edge, a founder has to find it at the narrowest point.',
  bowtieRange: { from: 0, to: 1 },
  callToAction: {
    heading: 'Ready to Accelerate Your Startup?',
    text: 'Founders bring the milestone; investors bring the company. We begin with the number to move, and with any conflict to declare.',
  },
} as const satisfies PlaceholderService;
