import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** One transition of a machine, by the paths of its states below the root. */
export interface TransitionRow {
  readonly source: string;
  readonly event: string;
  readonly target: string;
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** Every transition that a machine declares, in no particular order. */
export function transitionsOf(machine: AnyStateMachine): readonly TransitionRow[] {
  const walk = (node: AnyStateNode): TransitionRow[] => [
    ...[...node.transitions].flatMap(([event, transitions]) =>
      transitions.flatMap((transition) =>
        (transition.target ?? [node]).map((target) => ({
          source: pathOf(node),
          event,
          target: pathOf(target),
        })),
      ),
    ),
    ...Object.values(node.states).flatMap(walk),
  ];
  return walk(machine.root);
}

/** The rows as sorted lines, to compare two tables regardless of their order. */
export const asLines = (rows: readonly TransitionRow[]): readonly string[] =>
  rows.map(({ source, event, target }) => `${source} -- ${event} --> ${target}`).sort();
