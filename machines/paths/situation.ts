import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Marks } from './marks';
import type { Timer } from './timers';

/** A machine at one moment, with all that decides what can come next. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  /** The same for situations that nothing could tell apart. */
  readonly key: string;
  /** Since the start, in ms. */
  readonly nowMs: number;
  /** The one that ends first is the first. */
  readonly timers: readonly Timer[];
  /** The invoked actors that have given their answer. */
  readonly answered: readonly AnyActorRef[];
  /** What was seen on the way here from the situation before. */
  readonly marks: Marks;
}

/** The ids of the invoked actors that could still answer. */
export const awaited = ({
  snapshot,
  answered,
}: Pick<Situation, 'snapshot' | 'answered'>): readonly string[] =>
  snapshot._nodes
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))
    .filter((id) => {
      const actor: AnyActorRef | undefined = snapshot.children[id];
      return actor !== undefined && !answered.includes(actor);
    });

/** The states that are active, the root first, by their ids. */
export const activeIds = ({ snapshot }: Situation): readonly string[] => snapshot._nodes.map(({ id }) => id);
