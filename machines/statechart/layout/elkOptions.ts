/** Reading direction of a chart. */
export type Direction = 'down' | 'right';

/** Both directions, in the order in which they are tried. */
export const directions: readonly Direction[] = ['down', 'right'];

export type ElkOptions = Readonly<Record<string, string>>;

const spacing: ElkOptions = {
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

/** Around a whole drawing, in px. */
export const MARGIN = 4;

/** Options of the whole chart. ELK does not inherit them to nested states. */
export const rootOptions = (direction: Direction): ElkOptions => ({
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
  ...spacing,
  'elk.layered.thoroughness': '20',
});

/** Between the border of a state with children and the children, in px. */
export const compoundPadding = (header: { readonly height: number }) => ({
  top: header.height + 6,
  side: 10,
});

/**
 * Options of a state with children.
 * @param header size of its own content in px, above its children.
 */
export const compoundOptions = (
  header: { readonly width: number; readonly height: number },
  isParallel: boolean,
): ElkOptions => {
  const { top, side } = compoundPadding(header);
  return {
    ...spacing,
    'elk.portConstraints': 'FIXED_SIDE',
    'elk.spacing.portPort': '10',
    'elk.padding': `[top=${top},left=${side},bottom=${side},right=${side}]`,
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${header.width},${header.height})`,
    ...(isParallel ? { 'elk.layered.crossingMinimization.semiInteractive': 'true' } : {}),
  };
};

/** A graph with one state, which has its own layout. */
export const wrapperOptions: ElkOptions = {
  'elk.algorithm': 'box',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

/** Keeps the ports of a state in their places. */
export const fixedPorts: ElkOptions = { 'elk.portConstraints': 'FIXED_POS' };

const sides = {
  down: { input: 'NORTH', output: 'SOUTH' },
  right: { input: 'WEST', output: 'EAST' },
} as const;

/** Side of a port, by the direction around its state. */
export const portSide = (direction: Direction, isInput: boolean): ElkOptions => ({
  'elk.port.side': sides[direction][isInput ? 'input' : 'output'],
});

/** Keeps the regions of a parallel state in their order. */
export const regionOptions = (index: number): ElkOptions => ({
  'elk.position': `(${index * 10},${index * 10})`,
});

/** Places a label in the middle of its line. */
export const labelOptions: ElkOptions = {
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
};
