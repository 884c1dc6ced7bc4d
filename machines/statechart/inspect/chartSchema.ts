import * as v from 'valibot';
import type { Chart } from '../graph';

const text = v.string();
const texts = v.array(text);
const maybeText = v.undefinedable(text);

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
});
