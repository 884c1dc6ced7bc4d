import { privacy } from './privacy';
import { terms } from './terms';
import type { LegalPage } from './types';

export const legalPages = { privacy, terms } as const satisfies Readonly<Record<string, LegalPage>>;
