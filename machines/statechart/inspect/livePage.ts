import type { ActorState, LiveActor, LiveEvent } from './protocol';

/** An actor event in the timeline of a page. */
export interface TimelineEntry {
  /** Number on the page, from 1; of merged events, the first. */
  readonly sequence: number;
  /** `unchanged`: no transition was enabled for the event. */
  readonly kind: 'started' | 'changed' | 'unchanged' | 'stopped';
  /** Of the actor. */
  readonly key: string;
  /** In ms since the page was opened. */
  readonly time: number;
  /** Undefined if the actor was started or stopped. */
  readonly event: LiveEvent | undefined;
  /** Ids of the chart's transitions that were taken, in order. */
  readonly transitions: readonly string[];
  /** State of the actor after it. */
  readonly state: ActorState;
  /** Number of merged events: more than 1 only for `unchanged`. */
  readonly count: number;
}

/** States of actors, by their keys, in the order in which they started. */
export type ActorStates = ReadonlyMap<string, ActorState>;

/** A page that is or was connected. */
export interface LivePage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** `silent`: it does not answer, but was not closed. */
  readonly presence: 'present' | 'silent' | 'closed';
  /** Actors of the timeline, by key. */
  readonly actors: ReadonlyMap<string, LiveActor>;
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Number of dropped entries. */
  readonly dropped: number;
  /** States before the first entry of the timeline. */
  readonly before: ActorStates;
  /** Current states. */
  readonly now: ActorStates;
  /** Number of the last actor event. */
  readonly sequence: number;
  /** The last event that was rejected. */
  readonly refusal: { readonly key: string; readonly reason: string } | undefined;
}
