import type { Chart } from '../../statechart/graph';

/** Guards of a machine without code: the user sets the result of each. */
export interface GuardSwitches {
  readonly names: readonly string[];
  readonly holds: (name: string) => boolean;
  readonly turn: (name: string) => void;
}

/** At first all guards hold but those of `always`, which would go round in circles. */
export function guardSwitches({ guards, transitions }: Chart): GuardSwitches {
  const names = guards.map(({ name }) => name);
  const own = transitions.filter(({ kind }) => kind === 'always').flatMap(({ guardNames }) => guardNames);
  const holding = new Set(names.filter((name) => !own.includes(name)));
  return {
    names,
    holds: (name) => holding.has(name),
    turn: (name) => {
      if (!holding.delete(name)) holding.add(name);
    },
  };
}
