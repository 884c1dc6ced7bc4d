import { execution } from './execution';
import { expansion } from './expansion';
import { planning } from './planning';
import { scaling } from './scaling';
import { strategy } from './strategy';
import type { phaseSummaries } from './summaries';
import type { Phase } from './types';

export type PhaseSlug = keyof typeof phaseSummaries;

export const phases: Record<PhaseSlug, Phase> = { strategy, planning, execution, scaling, expansion };
