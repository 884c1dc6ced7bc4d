/** Effective date of both legal texts. The owner confirms it and updates it with each version of the texts. */
export const effectiveDate = '2026-11-22';
