import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { withDescendants } from './stateNodes';

/** A transition as XState holds it, with the type of its event; the type of `always` is empty. */
export interface DeclaredTransition {
  /** Unique in its machine. */
  readonly id: string;
  readonly event: string;
  readonly definition: AnyTransitionDefinition;
}

/** The transitions that a state declares, `always` first, in the order in which XState tries them. */
export function declaredTransitions(node: AnyStateNode): readonly DeclaredTransition[] {
  const always = (node.always ?? []).map((definition) => ({ event: '', definition }));
  const others = [...node.transitions].flatMap(([event, list]) =>
    list.map((definition) => ({ event, definition })),
  );
  return [...always, ...others].map((declared, index) => ({ id: `${node.id}/${index}`, ...declared }));
}

/** The id in the chart of every transition that a machine can report as taken. */
export const transitionIds = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> =>
  new Map(
    withDescendants(machine.root)
      .flatMap(declaredTransitions)
      .map(({ definition, id }) => [definition, id]),
  );
