import { serviceSummaries } from '../summaries';
import type { PlaceholderService } from '../types';

export const customerSuccess = {
  heading: serviceSummaries['customer-success'].name,
  subtitle:
    'Senior people who carry named accounts through onboarding, reviews and renewal, inside your tools and beside your team. Each keeps a forecast of what will renew, what will shrink, and why.',
  figureCaption:
    'The marked part begins after the knot, where time to first value decides how wide the far end can open.',
  bowtieRange: { from: 0.52, to: 1 },
  callToAction: {
    heading: 'Ready to Delight Your Customers?',
    text: 'Bring the renewals due next and the ones you lost last. We will compare the warnings.',
  },
} as const satisfies PlaceholderService;
