import { agents } from './agents';
import { equity } from './equity';
import { narrowestPoint } from './narrowestPoint';
import { ragTest } from './ragTest';
import { renewals } from './renewals';
import type { BlogPost } from './types';
import { weeklyReview } from './weeklyReview';

/** Newest first. */
export const posts = [
  agents,
  narrowestPoint,
  ragTest,
  weeklyReview,
  renewals,
  equity,
] as const satisfies readonly BlogPost[];
