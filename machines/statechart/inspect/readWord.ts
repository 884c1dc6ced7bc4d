import * as v from 'valibot';
import { chartSchema } from './chartSchema';
import type { ActorState, LiveActor, LiveEvent, PageWord, ViewerWord } from './protocol';

const text = v.string();
const texts = v.array(text);
const maybeText = v.undefinedable(text);
const time = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const eventSchema: v.GenericSchema<unknown, LiveEvent> = v.looseObject({ type: text });

const stateSchema: v.GenericSchema<unknown, ActorState> = v.object({
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  value: v.unknown(),
  activeNodes: texts,
  tags: texts,
  context: v.unknown(),
  error: maybeText,
});

const actorSchema: v.GenericSchema<unknown, LiveActor> = v.object({
  key: text,
  id: text,
  source: text,
  systemId: maybeText,
  parent: maybeText,
  chart: v.undefinedable(chartSchema),
  startedAt: time,
});

const report = { actor: actorSchema, state: stateSchema };
const whereabouts = { page: text, title: text, path: text, sequence: count };
const happening = { page: text, sequence: count, time };

const pageWordSchema: v.GenericSchema<unknown, PageWord> = v.variant('type', [
  v.object({ type: v.literal('page'), ...whereabouts, openedAt: time, actors: v.array(v.object(report)) }),
  v.object({ type: v.literal('present'), ...whereabouts }),
  v.object({ type: v.literal('bye'), page: text }),
  v.object({ type: v.literal('actor'), ...happening, ...report, transitions: texts }),
  v.object({
    type: v.literal('snapshot'),
    ...happening,
    key: text,
    event: eventSchema,
    transitions: texts,
    state: stateSchema,
  }),
  v.object({ type: v.literal('unchanged'), ...happening, key: text, event: eventSchema }),
  v.object({ type: v.literal('stopped'), ...happening, key: text }),
  v.object({ type: v.literal('refused'), page: text, key: text, reason: text }),
]);

const viewerWordSchema: v.GenericSchema<unknown, ViewerWord> = v.variant('type', [
  v.object({ type: v.literal('hello') }),
  v.object({ type: v.literal('ping') }),
  v.object({ type: v.literal('send'), key: text, event: eventSchema }),
]);

/** Reads a schema's value; undefined when it is none. */
function read<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown): Value | undefined {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : undefined;
}

/** Reads what came over the channel as the word of a page; undefined when it is none. */
export const readPageWord = (data: unknown): PageWord | undefined => read(pageWordSchema, data);

/** Reads what came over the channel as the word of a viewer; undefined when it is none. */
export const readViewerWord = (data: unknown): ViewerWord | undefined => read(viewerWordSchema, data);
