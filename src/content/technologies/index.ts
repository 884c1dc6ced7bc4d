import { agenticAi } from './agentic-ai';
import { businessIntelligenceAi } from './business-intelligence-ai';
import { cloudAi } from './cloud-ai';
import { customerSuccessAi } from './customer-success-ai';
import { llms } from './llms';
import { lrms } from './lrms';
import { marketingSalesAi } from './marketing-sales-ai';
import { rag } from './rag';
import type { RetrievalModels, Technology } from './types';

/** In the order of menus and overviews. */
export const technologies = {
  rag,
  'agentic-ai': agenticAi,
  llms,
  lrms,
  'cloud-ai': cloudAi,
  'customer-success-ai': customerSuccessAi,
  'marketing-sales-ai': marketingSalesAi,
  'business-intelligence-ai': businessIntelligenceAi,
} as const satisfies Readonly<Record<string, Technology | RetrievalModels>>;

export type TechnologySlug = keyof typeof technologies;

const { lrms: _, ...detailed } = technologies;

/** The technologies with a full page. */
export const detailedTechnologies = detailed;
