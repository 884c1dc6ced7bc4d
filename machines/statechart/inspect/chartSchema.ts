import * as v from 'valibot';
import type { Chart, Json } from '../graph';

const text = v.string();
const texts = v.array(text);
const maybeText = v.undefinedable(text);

const jsonSchema: v.GenericSchema<unknown, Json> = v.union([
  v.null(),
  v.boolean(),
  v.number(),
  text,
  v.array(v.lazy(() => jsonSchema)),
  v.record(
    text,
    v.lazy(() => jsonSchema),
  ),
]);
const maybeJson = v.undefinedable(jsonSchema);
const namedJson = v.record(text, jsonSchema);

const definitionSchema = v.object({
  version: maybeText,
  context: maybeJson,
  states: v.record(
    text,
    v.object({
      entry: v.array(jsonSchema),
      exit: v.array(jsonSchema),
      initial: v.object({ actions: v.array(jsonSchema), meta: maybeJson }),
      invokes: v.array(v.object({ source: text, input: maybeJson, systemId: maybeText })),
      output: maybeJson,
      meta: maybeJson,
    }),
  ),
  transitions: v.record(text, v.object({ guard: maybeJson, actions: v.array(jsonSchema), meta: maybeJson })),
  implementations: v.object({
    guards: namedJson,
    actions: namedJson,
    actors: namedJson,
    delays: namedJson,
  }),
});

const nodeSchema = v.object({
  id: text,
  key: text,
  path: texts,
  parent: maybeText,
  type: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  initial: v.undefinedable(v.object({ target: text, actions: texts, description: maybeText })),
  history: v.undefinedable(v.object({ kind: v.picklist(['shallow', 'deep']), targets: texts })),
  tags: texts,
  description: maybeText,
  meta: v.unknown(),
  entry: texts,
  exit: texts,
  invokes: v.array(v.object({ id: text, source: text, name: text })),
});

const delaySchema = v.object({
  name: maybeText,
  ms: v.undefinedable(v.union([v.number(), v.literal('computed')])),
});

const transitionSchema = v.object({
  id: text,
  source: text,
  targets: texts,
  kind: v.picklist([
    ...(['event', 'wildcard', 'forbidden', 'always', 'after'] as const),
    ...(['done', 'error', 'snapshot', 'done-state', 'route'] as const),
  ]),
  event: maybeText,
  invoke: maybeText,
  delay: v.undefinedable(delaySchema),
  guard: maybeText,
  guardNames: texts,
  order: v.undefinedable(v.number()),
  isElse: v.boolean(),
  actions: texts,
  reenter: v.boolean(),
  description: maybeText,
  meta: v.unknown(),
});

/** A chart from another window. */
export const chartSchema: v.GenericSchema<unknown, Chart> = v.object({
  id: text,
  nodes: v.array(nodeSchema),
  transitions: v.array(transitionSchema),
  guards: v.array(v.object({ name: text, meaning: maybeText })),
  delays: v.array(delaySchema),
  actors: v.array(v.object({ name: text, machine: maybeText })),
  definition: definitionSchema,
});
