import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { historyTargets } from '../chart/historyTargets';
import { withDescendants } from '../chart/stateNodes';

/** Where a history state leads while it remembers nothing: to its own default, else to where its parent starts. */
function defaultsOf(history: AnyStateNode): readonly AnyStateNode[] {
  const written = historyTargets(history);
  const parent: AnyStateNode | undefined = history.parent;
  if (written.length > 0) {
    return withDescendants(history.machine.root).filter(({ id }) => written.includes(id));
  }
  if (!parent) return [];
  return parent.type === 'parallel' ? [parent] : parent.initial.target;
}

function resolve(target: AnyStateNode, before: AnyMachineSnapshot): readonly AnyStateNode[] {
  if (target.type !== 'history') return [target];
  const remembered: readonly AnyStateNode[] | undefined = before.historyValue[target.id];
  return remembered ?? defaultsOf(target).flatMap((state) => resolve(state, before));
}

/** The states that a transition leads to, those that a history state stands for in its place. */
export const targetsOf = (
  { target }: AnyTransitionDefinition,
  before: AnyMachineSnapshot,
): readonly AnyStateNode[] => (target ?? []).flatMap((state: AnyStateNode) => resolve(state, before));
