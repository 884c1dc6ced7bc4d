import { emailLink } from '../emailLink';
import { privacy } from './privacy';
import { terms } from './terms';
import type { LegalPage } from './types';

export const legalPages = { privacy, terms } as const satisfies Readonly<Record<string, LegalPage>>;

/** The labels that all legal pages share. */
export const legalPage = {
  emailLabel: `Questions: ${emailLink.text}`,
  effectiveLabel: 'Effective date',
  /** The owner confirms it and updates it with each version of the texts. */
  effectiveDate: '2026-11-29',
  updatedLabel: 'Last Updated',
  contentsLabel: 'On this page',
} as const;
