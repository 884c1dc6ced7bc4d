import * as v from 'valibot';

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
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const text = v.string();
const texts = v.pipe(v.array(text), v.readonly());
const optionalText = v.undefinedable(text);
/** Milliseconds. */
const time = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An event as plain data, with placeholders for values that cannot be cloned. */
const eventSchema = v.pipe(v.looseObject({ type: text }), v.readonly());

const actorSchema = v.pipe(
  v.object({
    /** Unique among all pages. */
    key: text,
    /** Id that the actor was started with, or XState's own `x:0`. */
    id: text,
    /** Id of a machine; undefined for promises and callbacks. */
    machine: optionalText,
    /** Id of the machine, name of other logic, or `inline`. */
    source: text,
    /** Key of the actor that started it. */
    parent: optionalText,
    /** In ms since the page was opened. */
    startedAt: time,
  }),
  v.readonly(),
);

const stateSchema = v.pipe(
  v.object({
    status: v.picklist(['active', 'done', 'error', 'stopped']),
    /** State value of a machine. */
    value: v.unknown(),
    /** Ids of the active states in the chart, ancestors included. */
    activeNodes: texts,
    tags: texts,
    /** A copy, limited in depth and length. */
    context: v.unknown(),
    /** Message of the error if the status is `error`. */
    error: optionalText,
  }),
  v.readonly(),
);

const report = { actor: actorSchema, state: stateSchema };
const actorReportSchema = v.pipe(v.object(report), v.readonly());

/** Properties of a page; `sequence` is the number of the last actor event. */
const page = { page: text, title: text, path: text, sequence: count };
/** Properties of an actor event: id of the page, number from 1, ms since the page was opened. */
const numbered = { page: text, sequence: count, time };

/** A whole page: the answer to `hello`, and the announcement of a page that opens. `openedAt` is in ms since 1970. */
const pageReportSchema = v.object({
  type: v.literal('page'),
  ...page,
  openedAt: time,
  /** Running actors, parents before their children. */
  actors: v.pipe(v.array(actorReportSchema), v.readonly()),
});
/** Answer to `ping`. */
const presentSchema = v.object({ type: v.literal('present'), ...page });
/** The page is hidden; it may come back from the browser's cache. */
const byeSchema = v.object({ type: v.literal('bye'), page: text });
/** Answer to a `send` that the page did not pass on. */
const refusedSchema = v.object({ type: v.literal('refused'), page: text, key: text, reason: text });

/** An event in the life of an actor. */
const actorEventSchema = v.variant('type', [
  // It started. The transitions are the `always` of its initial states.
  v.object({ type: v.literal('actor'), ...numbered, ...report, transitions: texts }),
  // It processed an event. The transitions are in order, including `always` and raised events.
  v.object({
    type: v.literal('snapshot'),
    ...numbered,
    key: text,
    event: eventSchema,
    transitions: texts,
    state: stateSchema,
  }),
  // No transition was enabled for an event.
  v.object({ type: v.literal('unchanged'), ...numbered, key: text, event: eventSchema }),
  // It was stopped from outside. An actor that ends by itself sends a snapshot.
  v.object({ type: v.literal('stopped'), ...numbered, key: text }),
]);

const pageMessageSchema = v.variant('type', [
  pageReportSchema,
  presentSchema,
  byeSchema,
  actorEventSchema,
  refusedSchema,
]);

/** A request for the reports of all pages, a ping, or an event for an actor. */
const viewerMessageSchema = v.variant('type', [
  v.object({ type: v.literal('hello') }),
  v.object({ type: v.literal('ping') }),
  v.object({ type: v.literal('send'), key: text, event: eventSchema }),
]);

export type LiveEvent = v.InferOutput<typeof eventSchema>;
/** An actor on a page. */
export type LiveActor = v.InferOutput<typeof actorSchema>;
/** State of an actor as plain data. */
export type ActorState = v.InferOutput<typeof stateSchema>;
export type ActorReport = v.InferOutput<typeof actorReportSchema>;
export type PageReport = Readonly<v.InferOutput<typeof pageReportSchema>>;
export type ActorEvent = Readonly<v.InferOutput<typeof actorEventSchema>>;
export type PageMessage = Readonly<v.InferOutput<typeof pageMessageSchema>>;
export type ViewerMessage = Readonly<v.InferOutput<typeof viewerMessageSchema>>;

/** Parses data; undefined if it does not match the schema. */
function read<Output>(schema: v.GenericSchema<unknown, Output>, data: unknown): Output | undefined {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : undefined;
}

/** Reads a message of a page; undefined for anything else. */
export const readPageMessage = (data: unknown): PageMessage | undefined => read(pageMessageSchema, data);

/** Reads a message of a viewer; undefined for anything else. */
export const readViewerMessage = (data: unknown): ViewerMessage | undefined =>
  read(viewerMessageSchema, data);
