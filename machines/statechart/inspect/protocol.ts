import * as v from 'valibot';
import type { StateValue } from 'xstate';
import { isStateValue } from '../graph';

/**
 * The protocol between the pages of a site in development and the viewers of their actors. Every window of one origin can
 * write to the channel, so both ends read messages through the schemas.
 */

/** Name of the BroadcastChannel of the protocol. */
export const CHANNEL_NAME = 'machines-live';

/** The part of a BroadcastChannel that a live connection uses. */
export interface LiveChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/** An event as plain data, with placeholders for values that cannot be cloned. */
const eventSchema = v.looseObject({ type: v.string() });

const actorSchema = v.object({
  /** Unique among all pages. */
  key: v.string(),
  /** Id of its machine. */
  machine: v.string(),
  /** Key of the actor that started it. */
  parent: v.undefinedable(v.string()),
});

const stateSchema = v.object({
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  value: v.custom<StateValue>(isStateValue),
  /** A plain copy. */
  context: v.unknown(),
  /** Message of the error if the status is `error`. */
  error: v.undefinedable(v.string()),
});

const reportSchema = v.object({ actor: actorSchema, state: stateSchema });

/** A page with its running actors, parents before their children: the answer to `hello`. */
const pageSchema = v.object({
  type: v.literal('page'),
  page: v.string(),
  path: v.string(),
  /** In ms since 1970. */
  openedAt: v.number(),
  actors: v.array(reportSchema),
});

/** An actor started, took a transition, or was stopped from outside. */
const stepSchema = v.object({
  type: v.literal('step'),
  page: v.string(),
  kind: v.picklist(['started', 'changed', 'stopped']),
  /** In ms since the page was opened. */
  time: v.number(),
  ...reportSchema.entries,
  event: eventSchema,
  /** Ids of the chart's transitions that were taken, in order, including `always` and raised events. */
  transitions: v.array(v.string()),
});

const pageMessageSchema = v.variant('type', [
  pageSchema,
  stepSchema,
  // The page is hidden; it may come back from the browser's cache.
  v.object({ type: v.literal('bye'), page: v.string() }),
  // Answer to a `send` without an effect.
  v.object({ type: v.literal('refused'), page: v.string(), key: v.string(), reason: v.string() }),
]);

const viewerMessageSchema = v.variant('type', [
  v.object({ type: v.literal('hello') }),
  v.object({ type: v.literal('send'), key: v.string(), event: eventSchema }),
]);

export type LiveEvent = v.InferOutput<typeof eventSchema>;
/** An actor on a page. */
export type LiveActor = v.InferOutput<typeof actorSchema>;
/** State of an actor as plain data. */
export type ActorState = v.InferOutput<typeof stateSchema>;
/** An actor with its state. */
export type ActorReport = v.InferOutput<typeof reportSchema>;
export type PageReport = v.InferOutput<typeof pageSchema>;
export type ActorStep = v.InferOutput<typeof stepSchema>;
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
export type ViewerMessage = v.InferOutput<typeof viewerMessageSchema>;

/** Reads a message of a page; undefined for anything else. */
export const readPageMessage = (data: unknown): PageMessage | undefined =>
  v.is(pageMessageSchema, data) ? data : undefined;

/** Reads a message of a viewer; undefined for anything else. */
export const readViewerMessage = (data: unknown): ViewerMessage | undefined =>
  v.is(viewerMessageSchema, data) ? data : undefined;
