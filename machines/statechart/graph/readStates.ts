import type { AnyStateNode } from 'xstate';
import type { ChartInvoke, ChartNode } from './chart';
import { actionTexts, sourceName } from './definitionText';
import { isRecord } from './plainData';

/** The state and its descendants, in the order of the definition. */
export const withDescendants = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(withDescendants),
];

/** A state's invoked actors as written; a source is a name, or the logic itself. */
export function writtenInvokes(node: AnyStateNode): readonly Readonly<Record<string, unknown>>[] {
  const written: unknown = node.config.invoke;
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  return list.filter(isRecord);
}

/** Actors that a state invokes. */
function invokesOf(node: AnyStateNode): readonly ChartInvoke[] {
  const sources = writtenInvokes(node).map(({ src }) => sourceName(src));
  return node.invoke.map(({ id }, index) => {
    const source = sources[index] ?? id;
    const isOnly = sources.indexOf(source) === sources.lastIndexOf(source);
    const position = sources.slice(0, index + 1).filter((other) => other === source).length;
    return { id, source, name: isOnly ? source : `${source} ${position}` };
  });
}

/** Name of every invoked actor, by its id. */
export const invokeNames = (nodes: readonly AnyStateNode[]): ReadonlyMap<string, string> =>
  new Map(nodes.flatMap(invokesOf).map(({ id, name }) => [id, name]));

/** Reads one state of a machine, without its children. */
export const nodeOf = (node: AnyStateNode): ChartNode => ({
  id: node.id,
  key: node.key,
  path: [...node.path],
  parent: node.parent?.id,
  type: node.type,
  initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
  history: node.type === 'history' ? node.history || 'shallow' : undefined,
  tags: [...node.tags],
  description: node.description,
  entry: actionTexts(node.entry),
  exit: actionTexts(node.exit),
  invokes: invokesOf(node),
});
