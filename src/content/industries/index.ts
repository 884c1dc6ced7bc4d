import { b2bSaas } from './b2b-saas';
import { cybersecurity } from './cybersecurity';
import { fintech } from './fintech';
import { greentech } from './greentech';
import { healthtech } from './healthtech';
import { highOverhead } from './high-overhead';
import { regenerativeAgriculture } from './regenerative-agriculture';
import type { Industry } from './types';

/** In the order of menus and overviews. */
export const industries = {
  'b2b-saas': b2bSaas,
  fintech,
  healthtech,
  cybersecurity,
  'regenerative-agriculture': regenerativeAgriculture,
  greentech,
  'high-overhead': highOverhead,
} as const satisfies Readonly<Record<string, Industry>>;
