import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionTexts } from './actionText';
import { withPlaces } from './branches';
import type { ChartTransition, TransitionKind } from './chart';
import { declaredTransitions } from './declaredTransitions';
import { delayOf } from './delayOf';
import { guardNamesIn, guardText } from './guardText';
import { plainCopy } from './plainCopy';
import { triggerOf } from './trigger';

/** Neither a target nor an action: the event is taken, and nothing happens. */
const isInert = ({ target, actions, reenter }: AnyTransitionDefinition): boolean =>
  !target && actions.length === 0 && !reenter;

const canBeForbidden = (kind: TransitionKind): boolean => kind === 'event' || kind === 'wildcard';

/**
 * The transitions that a state declares, `always` first, in the order in which XState tries them.
 * @param names the readable names of the invoked actors, by id.
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
      meta: plainCopy(transition.meta),
    };
  });
  return withPlaces(transitions);
}
