import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const cloudAi = {
  heading: technologySummaries['cloud-ai'].name,
  lead: 'Inference demand is uneven, and model prices keep moving. Rented capacity leaves the choice of model open; without quotas and owner tags it also hides the bill. We build for both: serving that scales, and a cost line for every customer served.',
  closing: {
    heading: 'Whose name is on the GPU bill?',
    text: 'Bring last month’s invoice and the workloads behind it. We will look for the spend no one has claimed.',
  },
} as const satisfies Technology;
