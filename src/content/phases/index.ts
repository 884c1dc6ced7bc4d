import { execution } from './execution';
import { expansion } from './expansion';
import { planning } from './planning';
import { scaling } from './scaling';
import { strategy } from './strategy';
import type { Phase } from './types';

/** In working order: the position in this list is the number of the phase. */
export const phases = {
  strategy,
  planning,
  execution,
  scaling,
  expansion,
} as const satisfies Readonly<Record<string, Phase>>;

export type PhaseSlug = keyof typeof phases;
