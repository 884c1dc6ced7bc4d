import type { ActorStates, LivePage, TimelineEntry } from './livePage';
import type { ActorState, LiveActor } from './protocol';
import { statesAfter } from './timeline';

/** An actor with the actors that it started. */
export interface ActorBranch {
  readonly actor: LiveActor;
  readonly state: ActorState;
  readonly children: readonly ActorBranch[];
}

/**
 * States of a page's actors at a moment of its timeline.
 * @param sequence of the last entry to include; a number before the first returns the initial states.
 */
export const statesAt = ({ timeline, before }: LivePage, sequence: number): ActorStates =>
  timeline.filter((entry) => entry.sequence <= sequence).reduce(statesAfter, before);

/** Last entry up to a moment of the timeline; undefined before the first. */
export const entryAt = ({ timeline }: LivePage, sequence: number): TimelineEntry | undefined =>
  timeline.findLast((entry) => entry.sequence <= sequence);

/** Tree of the actors with a state; an actor without its parent is at the top. */
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
