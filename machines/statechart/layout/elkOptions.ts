import type { Direction } from './arrangement';

type ElkOptions = Readonly<Record<string, string>>;

/** Around a whole drawing, in px. */
const MARGIN = 4;

const paddingOf = (top: number, side: number): ElkOptions => ({
  'elk.padding': `[top=${top},left=${side},bottom=${side},right=${side}]`,
});

/** A graph with the root state. Everything in it has coordinates of the whole drawing. */
export const rootOptions: ElkOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  ...paddingOf(MARGIN, MARGIN),
};

/**
 * A state with children. It has a layout of its own, because ELK has one direction for states that it lays out together.
 * @param header size of its own texts in px, above its children.
 */
export const compoundOptions = (header: { readonly width: number; readonly height: number }): ElkOptions => ({
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.portConstraints': 'FIXED_SIDE',
  'elk.spacing.portPort': '8',
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
  'elk.nodeSize.minimum': `(${header.width},${header.height})`,
  ...paddingOf(header.height + 6, 10),
});

const layered: ElkOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelPortHorizontal': '8',
  'elk.spacing.labelPortVertical': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.layered.thoroughness': '20',
};

/** Moves the ends of lines along the borders of states to where the lines are straight. */
const straight: ElkOptions = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.networkSimplex.nodeFlexibility.default': 'PORT_POSITION',
  // Keeps the ends of lines away from corners.
  'elk.spacing.portsSurrounding': '[top=8,left=8,bottom=8,right=8]',
};

/** Children with lines between them. @param isOrdered true if they have positions. */
export const layersOptions = (direction: Direction, isOrdered: boolean): ElkOptions => ({
  ...layered,
  'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
  ...(isOrdered ? { 'elk.layered.crossingMinimization.semiInteractive': 'true' } : straight),
});

/** A state without children: arrowheads at its border do not touch. */
export const leafOptions: ElkOptions = { 'elk.spacing.individual': 'elk.spacing.portPort:12' };

/** An initial dot, with the place at which its line starts. */
export const dotOptions: ElkOptions = { 'elk.portConstraints': 'FIXED_POS' };

/** The regions of a parallel state that no line connects, in rows of the shape of the viewer's window. */
export const rowsOptions: ElkOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.aspectRatio': '1.38',
  'elk.spacing.nodeNode': '12',
  'elk.rectpacking.whiteSpaceElimination.strategy': 'EQUAL_BETWEEN_STRUCTURES',
};

/** Sorts a child by its index. */
export const positionOptions = (index: number): ElkOptions => ({ 'elk.position': `(${index},${index})` });

const sides = {
  down: { input: 'NORTH', output: 'SOUTH' },
  right: { input: 'WEST', output: 'EAST' },
} as const;

/** Side of the end of a line at the border of a state with children, by the direction around the state. */
export const portOptions = (direction: Direction, isInput: boolean): ElkOptions => ({
  'elk.port.side': sides[direction][isInput ? 'input' : 'output'],
});

/** Places a label in the middle of its line. */
export const labelOptions: ElkOptions = {
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
};
