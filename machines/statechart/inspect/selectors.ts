import type { ActorStates, LivePage, TimelineEntry } from './livePage';
import type { ActorState, LiveActor } from './protocol';
import { statesAfter } from './timeline';

/** An actor among those that it started. */
export interface ActorBranch {
  readonly actor: LiveActor;
  readonly state: ActorState;
  readonly children: readonly ActorBranch[];
}

/**
 * How the actors of a page stood at a moment of its timeline.
 * @param sequence of the entry that is the last to count; a number before the first gives how it all began.
 */
export const statesAt = ({ timeline, before }: LivePage, sequence: number): ActorStates =>
  timeline.filter((entry) => entry.sequence <= sequence).reduce(statesAfter, before);

/** The last entry that counts at a moment of a timeline; none before the first. */
export const entryAt = ({ timeline }: LivePage, sequence: number): TimelineEntry | undefined =>
  timeline.findLast((entry) => entry.sequence <= sequence);

/** The actors that have a state, each among those it started; one whose parent is not there stands at the top. */
export function actorTree({ actors }: LivePage, states: ActorStates): readonly ActorBranch[] {
  const branchesOf = (parent: string | undefined): readonly ActorBranch[] =>
    [...states].flatMap(([key, state]) => {
      const actor = actors.get(key);
      if (!actor) return [];
      const above = actor.parent !== undefined && states.has(actor.parent) ? actor.parent : undefined;
      return above === parent ? [{ actor, state, children: branchesOf(key) }] : [];
    });
  return branchesOf(undefined);
}
