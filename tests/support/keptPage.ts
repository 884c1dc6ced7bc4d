/**
 * Whether the rendered page is kept after each test, for suites that render it once (`renderOnce.ts`). A module of its own: the
 * setup is evaluated again for each file, and this is not.
 */
export const keptPage = { isKept: false };
