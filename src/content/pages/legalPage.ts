import { emailLink } from '../emailLink';

/** The labels that all legal pages share. */
export const legalPage = {
  emailLabel: `Questions: ${emailLink.text}`,
  effectiveLabel: 'Effective date',
  /** The owner confirms it and updates it with each version of the texts. */
  effectiveDate: '2026-11-25',
  updatedLabel: 'Last Updated',
  contentsLabel: 'On this page',
} as const;
