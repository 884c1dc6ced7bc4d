import type { ActorState, LiveActor, LiveEvent } from './protocol';

/** One thing that happened on a page. */
export interface TimelineEntry {
  /** Its number on the page, from 1; of several that are counted as one, the first. */
  readonly sequence: number;
  /** `unchanged`: an event that no transition was for. */
  readonly kind: 'started' | 'changed' | 'unchanged' | 'stopped';
  /** Of the actor. */
  readonly key: string;
  /** In ms since the page was opened. */
  readonly time: number;
  /** None when an actor is started or stopped. */
  readonly event: LiveEvent | undefined;
  /** Ids of the chart's transitions that were taken, in order. */
  readonly transitions: readonly string[];
  /** How the actor stands after it. */
  readonly state: ActorState;
  /** How often it happened in a row: more than 1 for `unchanged` alone. */
  readonly count: number;
}

/** States of actors, by their keys, in the order in which they started. */
export type ActorStates = ReadonlyMap<string, ActorState>;

/** A page of the site that is or was watched. */
export interface LivePage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** `silent`: it does not answer, but never said that it leaves. */
  readonly presence: 'present' | 'silent' | 'closed';
  /** All that the timeline speaks of, by key. */
  readonly actors: ReadonlyMap<string, LiveActor>;
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** How many older entries the timeline has lost. */
  readonly dropped: number;
  /** How the actors stood before the first entry of the timeline. */
  readonly before: ActorStates;
  /** How they stand now. */
  readonly now: ActorStates;
  /** Number of the last thing that happened. */
  readonly sequence: number;
  /** The last event that the page did not pass on. */
  readonly refusal: { readonly key: string; readonly reason: string } | undefined;
}
