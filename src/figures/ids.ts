import type { industrySchematics } from './industrySchematics';
import type { technologySchematics } from './technologySchematics';

/** Each technology and each industry has a drawing under its slug. */
export type TechnologyFigureId = keyof typeof technologySchematics;
export type IndustryFigureId = keyof typeof industrySchematics;

export type FigureId = TechnologyFigureId | IndustryFigureId;

/** The schematics that are enlarged into a plate. RAG has a large drawing of its own. */
export type SchematicPlateId = Exclude<FigureId, 'rag'>;
