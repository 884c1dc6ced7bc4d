import type { ChartTransition } from './chart';

type Unplaced = Omit<ChartTransition, 'order' | 'isElse'>;

const guardedIn = (branches: readonly Unplaced[]): number =>
  branches.filter(({ guard }) => guard !== undefined).length;

/**
 * Gives the transitions of one state their places: those of one trigger are tried in turn, until a guard lets one through.
 * Routes have none, as each asks for a state of its own.
 * @param transitions in the order in which they are tried.
 */
export function withPlaces(transitions: readonly Unplaced[]): readonly ChartTransition[] {
  return transitions.map((transition): ChartTransition => {
    const branches =
      transition.kind === 'route'
        ? [transition]
        : transitions.filter(({ event }) => event === transition.event);
    const before = branches.slice(0, branches.indexOf(transition));
    const isGuarded = transition.guard !== undefined;
    return {
      ...transition,
      order: isGuarded && guardedIn(branches) > 1 ? guardedIn(before) + 1 : undefined,
      isElse: !isGuarded && before.length > 0 && guardedIn(before) === before.length,
    };
  });
}
