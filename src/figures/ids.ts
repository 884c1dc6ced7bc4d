import type { industrySummaries } from '../content/industries/summaries';
import type { technologySummaries } from '../content/technologies/summaries';

/** Each technology has a figure. */
export type TechnologyFigureId = keyof typeof technologySummaries;

/** Each industry has a figure. */
export type IndustryFigureId = keyof typeof industrySummaries;

export type FigureId = TechnologyFigureId | IndustryFigureId;

/** The schematics that are enlarged into a plate. RAG has a large drawing of its own. */
export type SchematicPlateId = Exclude<FigureId, 'rag'>;
