/** Posts have no page of their own. */
export const blogPath = '/resources/blog';

/** The day on which the six notes were first published. */
export const firstNotes = '2026-11-24';
