import { agenticAi } from './agentic-ai';
import { businessIntelligenceAi } from './business-intelligence-ai';
import { cloudAi } from './cloud-ai';
import { customerSuccessAi } from './customer-success-ai';
import { llms } from './llms';
import { marketingSalesAi } from './marketing-sales-ai';
import { rag } from './rag';
import type { DetailedTechnologySlug, Technology } from './types';

export { lrms as retrievalModels } from './lrms';
export type { TechnologySlug } from './types';

export const technologies: Record<DetailedTechnologySlug, Technology> = {
  rag,
  'agentic-ai': agenticAi,
  llms,
  'cloud-ai': cloudAi,
  'customer-success-ai': customerSuccessAi,
  'marketing-sales-ai': marketingSalesAi,
  'business-intelligence-ai': businessIntelligenceAi,
};
