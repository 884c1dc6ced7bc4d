import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const businessIntelligenceAi = {
  heading: technologySummaries['business-intelligence-ai'].name,
  lead: 'A meeting that disputes the number never reaches the decision. We settle the definitions first, hold them in a semantic layer, and only then let people ask in plain language. Each answer shows its query; each forecast is scored for error and bias.',
  closing: {
    heading: 'Ask finance and sales for ARR.',
    text: 'If the two figures differ, bring both. The difference is the first thing we would fix.',
  },
} as const satisfies Technology;
