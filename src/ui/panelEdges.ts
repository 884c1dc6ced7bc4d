/** How far the edge of a panel is from a straight one. */
export const EDGE_DEPTH = 'clamp(2rem, 7vw, 6rem)';

/**
 * Shapes of a dark panel at its edge to the words: half of a bow tie, a rise, or an arc. In large windows it is the left edge, on
 * phones the upper one.
 */
export const panelEdges = {
  knot: {
    '@phone': {
      paddingTop: EDGE_DEPTH,
      clipPath: `polygon(0 0, 50% ${EDGE_DEPTH}, 100% 0, 100% 100%, 0 100%)`,
    },
    '@lg': {
      clipPath: `polygon(0 0, 100% 0, 100% 100%, 0 100%, ${EDGE_DEPTH} 50%)`,
      /* Beside the point. */
      '& > .poster': { marginLeft: '4%' },
    },
  },
  rise: {
    '@phone': { paddingTop: EDGE_DEPTH, clipPath: `polygon(0 ${EDGE_DEPTH}, 100% 0, 100% 100%, 0 100%)` },
    '@lg': { clipPath: `polygon(${EDGE_DEPTH} 0, 100% 0, 100% 100%, 0 100%)` },
  },
  round: {
    '@phone': { paddingTop: '1rem', clipPath: 'ellipse(75% 100% at 50% 100%)' },
    '@lg': { clipPath: 'ellipse(100% 118% at 100% 40%)' },
  },
} as const;

export type PanelEdge = keyof typeof panelEdges;
