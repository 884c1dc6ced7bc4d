import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ChartDelay, ChartTransition } from './chart';
import { actionTexts, guardNamesIn, guardText } from './definitionText';
import { triggerOf } from './eventTypes';
import { memoized } from './memoized';
import { invokesOf, withDescendants } from './readStates';

/** A transition definition of XState with its event type, which is empty for `always`. */
interface DeclaredTransition {
  /** Unique in its machine. */
  readonly id: string;
  readonly event: string;
  readonly definition: AnyTransitionDefinition;
}

/** Transitions of a state, `always` first, in the order in which XState evaluates them. */
function declaredTransitions(node: AnyStateNode): readonly DeclaredTransition[] {
  const always = (node.always ?? []).map((definition) => ({ event: '', definition }));
  const others = [...node.transitions].flatMap(([event, list]) =>
    list.map((definition) => ({ event, definition })),
  );
  return [...always, ...others].map((declared, index) => ({ id: `${node.id}/${index}`, ...declared }));
}

/** Chart id of every transition definition of a machine. */
export const transitionIds = memoized(
  (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> =>
    new Map(
      withDescendants(machine.root)
        .flatMap(declaredTransitions)
        .map(({ definition, id }) => [definition, id]),
    ),
);

/** Reads a delay: a number of ms, or a name that the machine implements. */
export function delayOf(machine: AnyStateMachine, written: unknown): ChartDelay {
  if (typeof written === 'number') return { name: undefined, ms: written };
  const name = String(written);
  const value: unknown = machine.implementations.delays[name];
  return { name, ms: typeof value === 'number' ? value : 'computed' };
}

type Unordered = Omit<ChartTransition, 'order' | 'isElse'>;

const guardedIn = (branches: readonly Unordered[]): number =>
  branches.filter(({ guard }) => guard !== undefined).length;

/**
 * Adds the position among the transitions of the same trigger, which are evaluated in turn until a guard is true.
 * @param transitions of one state, in the order in which they are evaluated.
 */
function withOrder(transitions: readonly Unordered[]): readonly ChartTransition[] {
  return transitions.map((transition): ChartTransition => {
    const branches = transitions.filter(({ event }) => event === transition.event);
    const before = branches.slice(0, branches.indexOf(transition));
    const isGuarded = transition.guard !== undefined;
    return {
      ...transition,
      order: isGuarded && guardedIn(branches) > 1 ? guardedIn(before) + 1 : undefined,
      isElse: !isGuarded && before.length > 0 && guardedIn(before) === before.length,
    };
  });
}

/** Reads the transitions of a state, `always` first, in the order in which XState evaluates them. */
export function transitionsOf(node: AnyStateNode): readonly ChartTransition[] {
  const transitions = declaredTransitions(node).map(({ id, event, definition: transition }) => {
    const { kind, invoke } = triggerOf(event);
    const { guard } = transition;
    return {
      id,
      source: node.id,
      target: transition.target?.[0]?.id,
      kind,
      event: event === '' ? undefined : event,
      invoke: invokesOf(node).find(({ id }) => id === invoke)?.name ?? invoke,
      delay:
        kind === 'after'
          ? delayOf(node.machine, 'delay' in transition ? transition.delay : undefined)
          : undefined,
      guard: guard === undefined ? undefined : guardText(guard),
      guardNames: guardNamesIn(guard),
      actions: actionTexts(transition.actions),
      reenter: transition.reenter,
      description: transition.description,
    };
  });
  return withOrder(transitions);
}
