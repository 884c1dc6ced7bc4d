import type { AnyStateNode } from 'xstate';
import { actionTexts } from './actionText';
import type { ChartInitial, ChartNode } from './chart';
import { historyTargets } from './historyTargets';
import { invokesOf } from './invokes';
import { plainCopy } from './plainCopy';

function initialOf(node: AnyStateNode): ChartInitial | undefined {
  if (node.type !== 'compound') return undefined;
  const { target, actions, description } = node.initial;
  const [first] = target;
  return first && { target: first.id, actions: actionTexts(actions), description };
}

/** One state of a machine, without those inside it. */
export const nodeOf = (node: AnyStateNode): ChartNode => ({
  id: node.id,
  key: node.key,
  path: [...node.path],
  parent: node.parent?.id,
  type: node.type,
  initial: initialOf(node),
  history:
    node.type === 'history'
      ? { kind: node.history === 'deep' ? 'deep' : 'shallow', targets: historyTargets(node) }
      : undefined,
  tags: [...node.tags],
  description: node.description,
  meta: plainCopy(node.meta),
  entry: actionTexts(node.entry),
  exit: actionTexts(node.exit),
  invokes: invokesOf(node),
});
