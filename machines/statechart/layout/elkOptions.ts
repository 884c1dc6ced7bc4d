/** Reading direction of a chart. */
export type Direction = 'down' | 'right';

export type ElkOptions = Readonly<Record<string, string>>;

const spacing: ElkOptions = {
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};

/** Above this number of states, speed matters more than the last crossing. */
export const LARGE = 150;
/** Up to this number of states, speed does not matter. */
const SMALL = 60;

const effortFor = (states: number): ElkOptions => {
  if (states > LARGE) return { 'elk.layered.crossingMinimization.hierarchicalSweepiness': '-1' };
  return states <= SMALL ? { 'elk.layered.thoroughness': '20' } : {};
};

/** Options of the whole chart. ELK does not inherit them to nested states. */
export const rootOptions = (direction: Direction, states: number): ElkOptions => ({
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  ...spacing,
  ...effortFor(states),
});

/**
 * Options of a state with children.
 * @param header size of its own content in px, above its children.
 */
export const compoundOptions = (
  direction: Direction,
  header: { readonly width: number; readonly height: number },
  isParallel: boolean,
): ElkOptions => {
  // ELK swaps the two for DOWN (eclipse-elk/elk#1033).
  const minimum = direction === 'down' ? [header.height, header.width] : [header.width, header.height];
  return {
    ...spacing,
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.padding': `[top=${header.height + 14},left=16,bottom=16,right=16]`,
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${minimum.join(',')})`,
    ...(isParallel ? { 'elk.layered.crossingMinimization.semiInteractive': 'true' } : {}),
  };
};

/** Keeps the regions of a parallel state in their order. */
export const regionOptions = (index: number): ElkOptions => ({
  'elk.position': `(${index * 10},${index * 10})`,
});

/** Places a label in the middle of its line. */
export const labelOptions: ElkOptions = {
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
};
