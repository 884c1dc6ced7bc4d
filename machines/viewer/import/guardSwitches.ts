import type { Chart } from '../../statechart/graph';

/** Guards of a machine without implementations: the reader sets the result of each. */
export interface GuardSwitches {
  readonly names: readonly string[];
  readonly isTrue: (name: string) => boolean;
  readonly set: (name: string, isTrue: boolean) => void;
  /** Sets all results to those at first. */
  readonly reset: () => void;
}

/** All guards are true at first, except those of `always`, which could lead to an infinite loop. */
export function guardSwitches({ guards, transitions }: Chart): GuardSwitches {
  // A composed guard follows from the others.
  const names = guards.filter(({ meaning }) => meaning === undefined).map(({ name }) => name);
  const eventless = transitions
    .filter(({ kind }) => kind === 'always')
    .flatMap(({ guardNames }) => guardNames);
  const initial = names.filter((name) => !eventless.includes(name));
  let trueNames = new Set(initial);
  return {
    names,
    isTrue: (name) => trueNames.has(name),
    set: (name, isTrue) => {
      if (isTrue) trueNames.add(name);
      else trueNames.delete(name);
    },
    reset: () => {
      trueNames = new Set(initial);
    },
  };
}
