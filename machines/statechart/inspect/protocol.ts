import type { AnyEventObject, SnapshotStatus, StateValue } from 'xstate';

/** The protocol between the pages of a site in development and the viewers of their actors. */

/** Name of the BroadcastChannel of the protocol. */
export const CHANNEL_NAME = 'machines-live';

/** The part of a BroadcastChannel that a live connection uses. Both ends also receive the messages of their own kind. */
export interface LiveChannel {
  postMessage(message: PageMessage | ViewerMessage): void;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<PageMessage | ViewerMessage>) => void,
  ): void;
}

/** An actor on a page. */
export interface LiveActor {
  /** Unique among all pages. */
  readonly key: string;
  /** Id of its machine. */
  readonly machine: string;
  /** Key of the actor that started it. */
  readonly parent: string | undefined;
}

/** State of an actor as plain data. */
export interface ActorState {
  readonly status: SnapshotStatus;
  readonly value: StateValue;
  /** A plain copy. */
  readonly context: unknown;
  /** Message of the error if the status is `error`. */
  readonly error: string | undefined;
}

/** An actor with its state. */
export interface ActorReport {
  readonly actor: LiveActor;
  readonly state: ActorState;
}

/** A page with its running actors, parents before their children: the answer to `hello`. */
export interface PageReport {
  readonly type: 'page';
  readonly page: string;
  readonly path: string;
  /** In ms since 1970. */
  readonly openedAt: number;
  readonly actors: readonly ActorReport[];
}

/** An actor started, took a transition, or was stopped from outside. */
export interface ActorStep extends ActorReport {
  readonly type: 'step';
  readonly page: string;
  readonly kind: 'started' | 'changed' | 'stopped';
  /** In ms since the page was opened. */
  readonly time: number;
  /** With placeholders for values that cannot be cloned. */
  readonly event: AnyEventObject;
  /** Ids of the chart's transitions that were taken, in order, including `always` and raised events. */
  readonly transitions: readonly string[];
}

export type PageMessage =
  | PageReport
  | ActorStep
  /** The page is hidden; it may come back from the browser's cache. */
  | { readonly type: 'bye'; readonly page: string }
  /** Answer to a `send` without an effect. */
  | { readonly type: 'refused'; readonly page: string; readonly key: string; readonly reason: string };

export type ViewerMessage =
  | { readonly type: 'hello' }
  | { readonly type: 'send'; readonly key: string; readonly event: AnyEventObject };
