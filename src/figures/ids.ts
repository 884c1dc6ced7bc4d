/** The technologies that have a figure of their own. */
export type TechnologyFigureId =
  | 'rag'
  | 'agentic-ai'
  | 'llms'
  | 'lrms'
  | 'cloud-ai'
  | 'customer-success-ai'
  | 'marketing-sales-ai'
  | 'business-intelligence-ai';

/** The industries that have a figure of their own. */
export type IndustryFigureId =
  | 'b2b-saas'
  | 'fintech'
  | 'healthtech'
  | 'cybersecurity'
  | 'regenerative-agriculture'
  | 'greentech'
  | 'high-overhead';

export type FigureId = TechnologyFigureId | IndustryFigureId;

/** The schematics that are enlarged into a plate. RAG has a large drawing of its own. */
export type SchematicPlateId = Exclude<FigureId, 'rag'>;
