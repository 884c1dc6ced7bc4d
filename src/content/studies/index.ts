import { b2bSaas } from './b2b-saas';
import { fintech } from './fintech';
import { healthtech } from './healthtech';
import type { CaseStudy } from './types';

export const studies = [b2bSaas, healthtech, fintech] as const satisfies readonly CaseStudy[];
