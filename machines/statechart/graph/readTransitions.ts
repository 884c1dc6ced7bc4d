import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ChartDelay, ChartTransition, TransitionKind } from './chart';
import { actionTexts, guardNamesIn, guardText } from './definitionText';
import { triggerOf } from './eventTypes';
import { withDescendants } from './readStates';

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
export const transitionIds = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> =>
  new Map(
    withDescendants(machine.root)
      .flatMap(declaredTransitions)
      .map(({ definition, id }) => [definition, id]),
  );

/** Reads a delay: a number of ms, or a name that the machine implements. */
export function delayOf(machine: AnyStateMachine, written: unknown): ChartDelay {
  if (typeof written === 'number') return { name: undefined, ms: written };
  if (typeof written !== 'string') return { name: undefined, ms: 'computed' };
  const value: unknown = machine.implementations.delays[written];
  if (typeof value === 'number') return { name: written, ms: value };
  return { name: written, ms: value === undefined ? undefined : 'computed' };
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

/** True without target and action: the transition consumes its event without an effect. */
const isInert = ({ target, actions, reenter }: AnyTransitionDefinition): boolean =>
  !target && actions.length === 0 && !reenter;

const canBeForbidden = (kind: TransitionKind): boolean => kind === 'event' || kind === 'wildcard';

/**
 * Reads the transitions of a state, `always` first, in the order in which XState evaluates them.
 * @param names of the invoked actors, by id.
 */
export function transitionsOf(
  node: AnyStateNode,
  names: ReadonlyMap<string, string>,
): readonly ChartTransition[] {
  const transitions = declaredTransitions(node).map(({ id, event, definition: transition }) => {
    const { kind, invoke } = triggerOf(event);
    const { guard } = transition;
    return {
      id,
      source: node.id,
      targets: (transition.target ?? []).map(({ id }) => id),
      kind: canBeForbidden(kind) && isInert(transition) ? 'forbidden' : kind,
      event: event === '' ? undefined : event,
      invoke: invoke === undefined ? undefined : (names.get(invoke) ?? invoke),
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
