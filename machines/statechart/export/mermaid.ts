import {
  bySource,
  type Chart,
  type ChartActor,
  type ChartNode,
  type ChartTransition,
  type ChartTree,
  chartTree,
  isInside,
  labelParts,
  type StateRowKind,
  spawnedActors,
  stateRows,
  triggerText,
} from '../graph';
import { mermaidId, mermaidText } from './mermaidText';

/** One arrow of the diagram; a transition to the state itself is one too. */
interface MermaidEdge {
  /** State whose braces contain the line; undefined if the line leaves the braces of one of its ends. */
  readonly scope: string | undefined;
  readonly line: string;
  /** States that are represented by a small state inside them. */
  readonly standIns: readonly string[];
}

/** A label with more characters is broken before its guard and its actions. */
const MAX_LINE = 26;

/** Label of a transition in Mermaid's syntax. */
function mermaidLabel(transition: ChartTransition): string {
  const parts = labelParts(transition).map(mermaidText);
  return parts.join(parts.join(' ').length > MAX_LINE ? '<br/>' : ' ');
}

/**
 * Arrows between states. Mermaid cannot draw an arrow to or from a state with children if it is inside a parallel state, or
 * if the other end is inside it: a small state inside represents the state there.
 */
function mermaidEdges(chart: Chart, tree: ChartTree): readonly MermaidEdge[] {
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
const isInRegion = (tree: ChartTree, id: string): boolean =>
  tree.ancestorsOf(id).some(({ type }) => type === 'parallel');

interface Drawing {
  readonly tree: ChartTree;
  readonly edges: readonly MermaidEdge[];
  readonly transitionsOf: (id: string) => readonly ChartTransition[];
  readonly spawned: readonly ChartActor[];
}

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** What the author wrote about a state: it is in a note beside the box. */
const isNote = (kind: StateRowKind): boolean => kind === 'description' || kind === 'tags';

/** Rows of a state in Mermaid's syntax. */
function rowsOf(node: ChartNode, { tree, transitionsOf, spawned }: Drawing): readonly string[] {
  return [
    ...stateRows(node, node === tree.root ? spawned : [])
      .filter(({ kind }) => !isNote(kind))
      .map(({ text }) => mermaidText(text)),
    ...transitionsOf(node.id)
      .filter(({ target }) => target === undefined)
      .map(mermaidLabel),
  ];
}

/** The note beside a state: its description, its tags, and the descriptions of its transitions. */
function noteLines(node: ChartNode, id: string, { transitionsOf }: Drawing): readonly string[] {
  const own = stateRows(node).flatMap(({ kind, text }) => (isNote(kind) ? [text] : []));
  const described = transitionsOf(node.id).flatMap((transition) =>
    transition.description === undefined ? [] : [`${triggerText(transition)}: ${transition.description}`],
  );
  const texts = [...own, ...described].map(mermaidText);
  return texts.length === 0 ? [] : [`note right of ${id} : ${texts.join('<br/>')}`];
}

const declaration = (title: string, id: string): string => `state "${mermaidText(title)}" as ${id}`;

/** A state without children. */
function leafLines(node: ChartNode, drawing: Drawing): readonly string[] {
  const id = mermaidId.state(node.id);
  return [
    declaration(node.key, id),
    ...rowsOf(node, drawing).map((row) => `${id} : ${row}`),
    ...(node.type === 'final' ? [`${id} --> [*]`] : []),
    ...noteLines(node, id, drawing),
  ];
}

/** The small state that represents its parent: ends of arrows, and the rows of the parent. */
function standInLines(node: ChartNode, drawing: Drawing): readonly string[] {
  const id = mermaidId.itself(node.id);
  const rows = rowsOf(node, drawing);
  // Mermaid cannot draw the line from a note to a state with children there.
  const note = isInRegion(drawing.tree, node.id) ? noteLines(node, id, drawing) : [];
  const isNeeded =
    rows.length + note.length > 0 || drawing.edges.some(({ standIns }) => standIns.includes(node.id));
  if (!isNeeded) return [];
  return [declaration(`${node.key} itself`, id), ...rows.map((row) => `${id} : ${row}`), ...note];
}

/** The dot with its arrow to the initial state. */
function initialLines(node: ChartNode, { tree }: Drawing): readonly string[] {
  if (!node.initial) return [];
  const isRegion = [node, ...tree.ancestorsOf(node.id)].some(({ type }) => type === 'parallel');
  const isWhole = tree.childrenOf(node.initial).length > 0 && isRegion;
  return [`[*] --> ${isWhole ? mermaidId.itself(node.initial) : mermaidId.state(node.initial)}`];
}

/** A state with its children in braces; `--` separates the regions of a parallel state. */
function compositeLines(node: ChartNode, drawing: Drawing): readonly string[] {
  const { tree, edges } = drawing;
  const own = edges.filter(({ scope }) => scope === node.id).map(({ line }) => line);
  const standIn = standInLines(node, drawing);
  const children = tree.childrenOf(node.id).map((child) => stateLines(child, drawing));
  const blocks =
    node.type === 'parallel'
      ? [standIn, ...children].filter((block) => block.length > 0)
      : [[...initialLines(node, drawing), ...standIn, ...children.flat(), ...own]];
  const inside = blocks.flatMap((block, index) => (index === 0 ? block : ['--', ...block]));
  const id = mermaidId.state(node.id);
  const note = isInRegion(tree, node.id) ? [] : noteLines(node, id, drawing);
  return [`${declaration(node.key, id)} {`, ...indent(inside), '}', ...note];
}

const stateLines = (node: ChartNode, drawing: Drawing): readonly string[] =>
  drawing.tree.childrenOf(node.id).length > 0 ? compositeLines(node, drawing) : leafLines(node, drawing);

/** Mermaid state diagram of a chart, for the versions that code hosts use (10.9 and later). */
export function mermaidOf(chart: Chart): string {
  const tree = chartTree(chart);
  const edges = mermaidEdges(chart, tree);
  const drawing = {
    tree,
    edges,
    transitionsOf: bySource(chart.transitions),
    spawned: spawnedActors(chart),
  };
  const states = stateLines(tree.root, drawing);
  const across = edges.filter(({ scope }) => scope === undefined).map(({ line }) => line);
  return `${['stateDiagram-v2', ...indent([...states, ...across])].join('\n')}\n`;
}
