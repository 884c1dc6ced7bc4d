import { b2bSaas } from './b2b-saas';
import { cybersecurity } from './cybersecurity';
import { fintech } from './fintech';
import { greentech } from './greentech';
import { healthtech } from './healthtech';
import { highOverhead } from './high-overhead';
import { regenerativeAgriculture } from './regenerative-agriculture';
import type { industrySummaries } from './summaries';
import type { Industry } from './types';

export type IndustrySlug = keyof typeof industrySummaries;

export const industries: Record<IndustrySlug, Industry> = {
  'b2b-saas': b2bSaas,
  fintech,
  healthtech,
  cybersecurity,
  'regenerative-agriculture': regenerativeAgriculture,
  greentech,
  'high-overhead': highOverhead,
};
