import * as v from 'valibot';

/**
 * The messages of `@statelyai/inspect`, which any application with XState 5 can send: through `postMessage`, as JSON data,
 * for versions with `_version`.
 */

/** Type of the message with which a viewer asks an application for its messages. */
export const CONNECTED = '@statelyai.connected';
/** Type of the last message of an application. */
const DISCONNECTED = '@statelyai.disconnected' as const;

const text = v.string();
/** JSON leaves undefined out, and some properties are null. */
const optionalText = v.nullish(text);

const eventSchema = v.looseObject({ type: text });

/** Also of logic that is no machine, and of actors that are reported by hand. */
const snapshotSchema = v.looseObject({
  status: v.optional(v.picklist(['active', 'done', 'error', 'stopped']), 'active'),
  value: v.optional(v.unknown()),
  context: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
  tags: v.optional(v.array(text), []),
});

const base = {
  sessionId: text,
  /** Milliseconds since 1970. */
  createdAt: v.pipe(text, v.transform(Number), v.number(), v.finite()),
  rootId: optionalText,
  _version: text,
};

const messageSchema = v.variant('type', [
  v.object({
    type: v.literal('@xstate.actor'),
    ...base,
    name: text,
    parentId: optionalText,
    /** Configuration of a machine as JSON text; other logic has an id only. */
    definition: optionalText,
    snapshot: v.nullish(snapshotSchema, {}),
  }),
  v.object({
    type: v.literal('@xstate.event'),
    ...base,
    sourceId: optionalText,
    event: eventSchema,
  }),
  v.object({
    type: v.literal('@xstate.snapshot'),
    ...base,
    event: eventSchema,
    snapshot: v.nullish(snapshotSchema, {}),
  }),
  v.object({ type: v.literal(DISCONNECTED) }),
]);

export type StatelyMessage = Readonly<v.InferOutput<typeof messageSchema>>;
/** A message about an actor. */
export type StatelyRecord = Exclude<StatelyMessage, { type: '@statelyai.disconnected' }>;
export type StatelyActor = Extract<StatelyMessage, { type: '@xstate.actor' }>;
export type StatelyEvent = Extract<StatelyMessage, { type: '@xstate.event' }>;
export type StatelySnapshot = Extract<StatelyMessage, { type: '@xstate.snapshot' }>;
export type StatelyState = v.InferOutput<typeof snapshotSchema>;

/** A message, or what is wrong with it, in one sentence. */
export type ReadStatelyMessage =
  | { readonly ok: true; readonly message: StatelyMessage }
  | { readonly ok: false; readonly reason: string };

const headSchema = v.looseObject({ type: v.pipe(text, v.regex(/^@(?:xstate|statelyai)\./)) });

/** Reads a message; undefined for one of another protocol, such as those of browser extensions. */
export function readStatelyMessage(data: unknown): ReadStatelyMessage | undefined {
  const head = v.safeParse(headSchema, data);
  if (!head.success || head.output.type === CONNECTED) return undefined;
  const result = v.safeParse(messageSchema, data);
  if (result.success) return { ok: true, message: result.output };
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return { ok: false, reason: `${head.output.type}${path === null ? '' : `, ${path}`}: ${issue.message}` };
}
