import { type Chart, type ChartTransition, type ChartTree, isInside, labelParts } from '../graph';
import { mermaidId, mermaidText } from './mermaidText';

/** One arrow of the diagram; a transition to the state itself is one too. */
export interface MermaidEdge {
  /** State whose braces contain the line; undefined if the line leaves the braces of one of its ends. */
  readonly scope: string | undefined;
  readonly line: string;
  /** States that are represented by a small state inside them. */
  readonly standIns: readonly string[];
}

/** A label with more characters is broken before its guard and its actions. */
const MAX_LINE = 26;

/** Label of a transition in Mermaid's syntax. */
export function mermaidLabel(transition: ChartTransition): string {
  const parts = labelParts(transition).map(mermaidText);
  return parts.join(parts.join(' ').length > MAX_LINE ? '<br/>' : ' ');
}

/**
 * Arrows between states. Mermaid cannot draw an arrow to or from a state with children if it is inside a parallel state, or
 * if the other end is inside it: a small state inside represents the state there.
 */
export function mermaidEdges(chart: Chart, tree: ChartTree): readonly MermaidEdge[] {
  const needsStandIn = (id: string, other: string) =>
    tree.childrenOf(id).length > 0 && (id === other || isInside(tree, other, id) || isInRegion(tree, id));

  return chart.transitions.flatMap((transition) => {
    const { source, target } = transition;
    if (target === undefined) return [];
    const standIns = [
      ...(needsStandIn(source, target) ? [source] : []),
      ...(needsStandIn(target, source) ? [target] : []),
    ];
    const end = (id: string) => (standIns.includes(id) ? mermaidId.itself(id) : mermaidId.state(id));
    const scopeOf = (id: string) => (standIns.includes(id) ? id : tree.nodeOf(id)?.parent);
    const scope = scopeOf(source);
    const isInOne = scope === scopeOf(target) && tree.nodeOf(scope ?? '')?.type !== 'parallel';
    const line = `${end(source)} --> ${end(target)} : ${mermaidLabel(transition)}`;
    return [{ scope: isInOne ? scope : undefined, line, standIns }];
  });
}

/** True inside a parallel state. */
export const isInRegion = (tree: ChartTree, id: string): boolean =>
  tree.ancestorsOf(id).some(({ type }) => type === 'parallel');
