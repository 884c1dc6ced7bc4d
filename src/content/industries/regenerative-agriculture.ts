import type { Industry } from './types';

export const regenerativeAgriculture = {
  heading: 'Built for the season after the pilot.',
  lead: 'The grower takes the risk, the food company wants the result, and the landowner can stop both. We price the seasons in between: a field margin model, a contract that pays during the transition, and verification that costs less than it earns.',
  closing: {
    heading: 'Who pays for the transition?',
    text: 'Bring one crop, one region and the contract you would offer. We will work through the grower’s margin before the buyer’s report.',
  },
} as const satisfies Industry;
