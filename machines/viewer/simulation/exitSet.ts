import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { ancestorsOf, isInside } from '../chart/stateNodes';
import { targetsOf } from './targets';

/** The innermost state that a transition happens inside; undefined when it leaves the root itself. */
function domainOf(transition: AnyTransitionDefinition, before: AnyMachineSnapshot): AnyStateNode | undefined {
  const { reenter } = transition;
  const source: AnyStateNode = transition.source;
  const targets = targetsOf(transition, before);
  if (!reenter && targets.every((target) => target === source || isInside(target, source))) return source;
  const [first = source, ...others] = [...targets, source];
  const common = ancestorsOf(first).find((above) => others.every((other) => isInside(other, above)));
  return common ?? (reenter ? undefined : source.machine.root);
}

/** The active states that a transition leaves, in the order of the definition (`computeExitSet` of SCXML 1.0). */
export function exitSet(
  transition: AnyTransitionDefinition,
  active: readonly AnyStateNode[],
  before: AnyMachineSnapshot,
): readonly AnyStateNode[] {
  if (!transition.target || transition.target.length === 0) return [];
  const domain = domainOf(transition, before);
  return domain ? active.filter((state) => isInside(state, domain)) : active;
}

/**
 * Of the transitions that are selected in several regions, those that are taken: where two would leave the same state, the
 * one from further inside, else the earlier (`removeConflictingTransitions` of SCXML 1.0).
 */
export function takenOf(
  selected: readonly AnyTransitionDefinition[],
  active: readonly AnyStateNode[],
  before: AnyMachineSnapshot,
): readonly AnyTransitionDefinition[] {
  const exits = new Map(selected.map((transition) => [transition, exitSet(transition, active, before)]));
  const exitsOf = (transition: AnyTransitionDefinition) => exits.get(transition) ?? [];
  let taken: readonly AnyTransitionDefinition[] = [];
  for (const transition of exits.keys()) {
    const rivals = taken.filter((other) =>
      exitsOf(other).some((state) => exitsOf(transition).includes(state)),
    );
    if (rivals.every((rival) => isInside(transition.source, rival.source))) {
      taken = [...taken.filter((other) => !rivals.includes(other)), transition];
    }
  }
  return taken;
}
