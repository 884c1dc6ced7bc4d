import { agenticAi } from './agentic-ai';
import { businessIntelligenceAi } from './business-intelligence-ai';
import { cloudAi } from './cloud-ai';
import { customerSuccessAi } from './customer-success-ai';
import { llms } from './llms';
import { lrms } from './lrms';
import { marketingSalesAi } from './marketing-sales-ai';
import { rag } from './rag';
import type { technologySummaries } from './summaries';
import type { Technology } from './types';

export type TechnologySlug = keyof typeof technologySummaries;

export const technologies: Record<TechnologySlug, Technology> = {
  rag,
  'agentic-ai': agenticAi,
  llms,
  lrms,
  'cloud-ai': cloudAi,
  'customer-success-ai': customerSuccessAi,
  'marketing-sales-ai': marketingSalesAi,
  'business-intelligence-ai': businessIntelligenceAi,
};
