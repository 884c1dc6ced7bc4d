import {
  type Chart,
  type ChartActor,
  type ChartNode,
  type ChartTransition,
  type ChartTree,
  chartTree,
  historySign,
  leadsAway,
  type StateRowKind,
  spawnedActors,
  stateRows,
} from '../graph';
import { type MermaidEdge, mermaidEdges, mermaidLabel } from './mermaidEdges';
import { type MermaidIds, mermaidIds } from './mermaidIds';
import { mermaidText } from './mermaidText';

interface Drawing {
  readonly tree: ChartTree;
  readonly ids: MermaidIds;
  readonly edges: readonly MermaidEdge[];
  /** Transitions that do not leave their state, by its id. */
  readonly stays: ReadonlyMap<string, readonly ChartTransition[]>;
  readonly spawned: readonly ChartActor[];
}

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** Notes of the author, which would make the boxes of Mermaid too large. */
const isNote = (kind: StateRowKind): boolean => ['description', 'tags', 'meta'].includes(kind);

/** Rows of a state in Mermaid's syntax. */
function rowsOf(node: ChartNode, { tree, stays, spawned }: Drawing): readonly string[] {
  return [
    ...stateRows(node, node === tree.root ? spawned : [])
      .filter(({ kind }) => !isNote(kind))
      .map(({ text }) => mermaidText(text)),
    ...(stays.get(node.id) ?? []).map(mermaidLabel),
  ];
}

function historySuffix(node: ChartNode): string {
  const sign = historySign(node);
  return sign === undefined ? '' : ` (${sign})`;
}

const declaration = (title: string, id: string): string => `state "${mermaidText(title)}" as ${id}`;

/** A state without children. */
function leafLines(node: ChartNode, drawing: Drawing): readonly string[] {
  const id = drawing.ids.state(node.id);
  return [
    declaration(`${node.key}${historySuffix(node)}`, id),
    ...rowsOf(node, drawing).map((row) => `${id} : ${row}`),
    ...(node.type === 'final' ? [`${id} --> [*]`] : []),
  ];
}

/** The small state that represents its parent: ends of arrows, and the rows of the parent. */
function standInLines(node: ChartNode, drawing: Drawing): readonly string[] {
  const rows = rowsOf(node, drawing);
  const isNeeded = rows.length > 0 || drawing.edges.some(({ standIns }) => standIns.includes(node.id));
  if (!isNeeded) return [];
  const id = drawing.ids.itself(node.id);
  return [declaration(`${node.key} itself`, id), ...rows.map((row) => `${id} : ${row}`)];
}

/** The dot with its arrow to the initial state. */
function initialLines(node: ChartNode, { tree, ids }: Drawing): readonly string[] {
  if (!node.initial) return [];
  const { target, actions } = node.initial;
  const isRegion = [node, ...tree.ancestorsOf(node.id)].some(({ type }) => type === 'parallel');
  const isWhole = tree.childrenOf(target).length > 0 && isRegion;
  const label = actions.length > 0 ? ` : ${mermaidText(`/ ${actions.join(', ')}`)}` : '';
  return [`[*] --> ${isWhole ? ids.itself(target) : ids.state(target)}${label}`];
}

/** A state with its children in braces; `--` separates the regions of a parallel state. */
function compositeLines(node: ChartNode, drawing: Drawing): readonly string[] {
  const { tree, ids, edges } = drawing;
  const own = edges.filter(({ scope }) => scope === node.id).map(({ line }) => line);
  const standIn = standInLines(node, drawing);
  const children = tree.childrenOf(node.id).map((child) => stateLines(child, drawing));
  const blocks =
    node.type === 'parallel'
      ? [standIn, ...children].filter((block) => block.length > 0)
      : [[...initialLines(node, drawing), ...standIn, ...children.flat(), ...own]];
  const inside = blocks.flatMap((block, index) => (index === 0 ? block : ['--', ...block]));
  return [`${declaration(node.key, ids.state(node.id))} {`, ...indent(inside), '}'];
}

const stateLines = (node: ChartNode, drawing: Drawing): readonly string[] =>
  drawing.tree.childrenOf(node.id).length > 0 ? compositeLines(node, drawing) : leafLines(node, drawing);

/** Mermaid state diagram of a chart, for the versions that code hosts use (10.9 and later). */
export function mermaidOf(chart: Chart): string {
  const tree = chartTree(chart);
  const ids = mermaidIds(chart.nodes);
  const edges = mermaidEdges(chart, tree, ids);
  const stays = new Map(
    chart.nodes.map(({ id }) => [
      id,
      chart.transitions.filter((transition) => transition.source === id && !leadsAway(transition)),
    ]),
  );
  const drawing = { tree, ids, edges, stays, spawned: spawnedActors(chart) };
  const states = tree.root ? stateLines(tree.root, drawing) : [];
  const across = edges.filter(({ scope }) => scope === undefined).map(({ line }) => line);
  return `${['stateDiagram-v2', ...indent([...states, ...across])].join('\n')}\n`;
}
