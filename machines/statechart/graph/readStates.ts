import type { AnyStateNode } from 'xstate';
import type { ChartInvoke, ChartNode } from './chart';
import { actionTexts } from './definitionText';

/** The state and its descendants, in the order of the definition. */
export const withDescendants = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(withDescendants),
];

/** Features of a state that a chart does not have, because no machine of the site uses them. */
export const unsupportedIn = ({ id, type, transitions }: AnyStateNode): readonly string[] => [
  ...(type === 'history' ? [`the history state ${id}`] : []),
  ...[...transitions.values()]
    .flat()
    .flatMap(({ eventType, target = [] }) => [
      ...(eventType.endsWith('*') ? [`the wildcard ${eventType} in ${id}`] : []),
      ...(eventType.startsWith('xstate.done.state.') ? [`onDone of the children of ${id}`] : []),
      ...(target.length > 1 ? [`several targets of ${eventType} in ${id}`] : []),
    ]),
];

/** Actors that a state invokes. */
export const invokesOf = ({ invoke }: AnyStateNode): readonly ChartInvoke[] =>
  invoke.map(({ id, src }) => ({ id, name: String(src) }));

/** Reads one state of a machine, without its children. */
export const nodeOf = (node: AnyStateNode): ChartNode => ({
  id: node.id,
  key: node.key,
  path: [...node.path],
  parent: node.parent?.id,
  type: node.type,
  initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
  tags: [...node.tags],
  description: node.description,
  entry: actionTexts(node.entry),
  exit: actionTexts(node.exit),
  invokes: invokesOf(node),
});
