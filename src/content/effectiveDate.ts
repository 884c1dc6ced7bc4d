/** From when both legal texts apply. The owner confirms it, and changes it with each version of the texts. */
export const effectiveDate = '2026-11-22';
