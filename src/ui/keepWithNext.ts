/**
 * Never alone at the end of a printed page. Firefox has no "avoid" after a box, so room for what follows is part of
 * the element.
 */
export const keepWithNext = {
  '@media print': { breakInside: 'avoid', breakAfter: 'avoid', paddingBottom: '9rem', marginBottom: '-8rem' },
} as const;
