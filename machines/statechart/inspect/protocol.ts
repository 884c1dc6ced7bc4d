import type { Chart } from '../graph';

/** Name of the BroadcastChannel on which the pages of a site in development and the viewers of its machines talk. */
export const CHANNEL_NAME = 'machines-live';

/** An event as plain data; what cannot be sent is a word in brackets. */
export interface LiveEvent {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** An actor that runs on a page. */
export interface LiveActor {
  /** Unique among all pages. */
  readonly key: string;
  /** Its id: the one it was started with, or XState's own `x:0`. */
  readonly id: string;
  /** What it runs: the id of a machine, the name of other logic, or `inline`. */
  readonly source: string;
  readonly systemId: string | undefined;
  /** Key of the actor that started it. */
  readonly parent: string | undefined;
  /** Of a machine alone: promises and callbacks have none. */
  readonly chart: Chart | undefined;
  /** In ms since the page was opened. */
  readonly startedAt: number;
}

/** How an actor stands, as plain data. */
export interface ActorState {
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** The state value of a machine. */
  readonly value: unknown;
  /** Ids of the chart's nodes that are active, ancestors included. */
  readonly activeNodes: readonly string[];
  readonly tags: readonly string[];
  /** A copy, cut where it is deep or long. */
  readonly context: unknown;
  /** What went wrong, in the words of the error, when the status is `error`. */
  readonly error: string | undefined;
}

/** An actor with how it stands. */
export interface ActorReport {
  readonly actor: LiveActor;
  readonly state: ActorState;
}

/** One thing that happened on a page; they are numbered in the order in which they happened. */
interface Happening {
  /** Id of the page. */
  readonly page: string;
  /** 1 for the first thing that happened on the page. */
  readonly sequence: number;
  /** In ms since the page was opened. */
  readonly time: number;
}

/** All of a page: the answer to `hello`, and what it says when it opens. */
export interface PageMessage {
  readonly type: 'page';
  readonly page: string;
  readonly title: string;
  readonly path: string;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** Number of the last thing that happened. */
  readonly sequence: number;
  /** Those that run, parents before their children. */
  readonly actors: readonly ActorReport[];
}

/** A sign of life: the answer to `ping`. */
export interface PresentMessage {
  readonly type: 'present';
  readonly page: string;
  readonly title: string;
  readonly path: string;
  /** Number of the last thing that happened. */
  readonly sequence: number;
}

/** The page is left; it may come back from the browser's cache. */
export interface ByeMessage {
  readonly type: 'bye';
  readonly page: string;
}

/** An actor started. */
export interface ActorMessage extends Happening, ActorReport {
  readonly type: 'actor';
  /** Ids of the chart's transitions that led on from the initial state, in order: those of `always`. */
  readonly transitions: readonly string[];
}

/** An actor took an event, and may have changed. */
export interface SnapshotMessage extends Happening {
  readonly type: 'snapshot';
  readonly key: string;
  readonly event: LiveEvent;
  /** Ids of the chart's transitions that were taken, in order, those of `always` and of raised events too. */
  readonly transitions: readonly string[];
  readonly state: ActorState;
}

/** An actor got an event that no transition was for. */
export interface UnchangedMessage extends Happening {
  readonly type: 'unchanged';
  readonly key: string;
  readonly event: LiveEvent;
}

/** An actor was stopped from outside. One that ends by itself or fails says so in a snapshot. */
export interface StoppedMessage extends Happening {
  readonly type: 'stopped';
  readonly key: string;
}

/** The answer to a `send` that the page did not pass on. */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly page: string;
  readonly key: string;
  readonly reason: string;
}

/** What happened to an actor. */
export type HappeningMessage = ActorMessage | SnapshotMessage | UnchangedMessage | StoppedMessage;

/** What pages say. */
export type PageWord = PageMessage | PresentMessage | ByeMessage | HappeningMessage | RefusedMessage;

/** What viewers say: who is there, who is still there, and an event for an actor. */
export type ViewerWord =
  | { readonly type: 'hello' }
  | { readonly type: 'ping' }
  | { readonly type: 'send'; readonly key: string; readonly event: LiveEvent };
