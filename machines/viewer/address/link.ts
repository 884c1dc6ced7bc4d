import * as v from 'valibot';

const scale = v.pipe(v.number(), v.minValue(0.01), v.maxValue(10));
const center = v.object({ x: v.number(), y: v.number(), scale });
const event = v.looseObject({ type: v.string() });
const ms = v.pipe(v.number(), v.minValue(0));

const linkSchema = v.object({
  /** Index of the start. */
  start: v.optional(v.number()),
  /** Events and simulated ms since the start. */
  changes: v.optional(v.array(v.union([v.strictObject({ event }), v.strictObject({ ms })]))),
  /** Index of the selected entry of the trace. */
  moment: v.optional(v.number()),
  center: v.optional(center),
});

/** What the address of a page keeps, beside its path. */
export type Link = v.InferOutput<typeof linkSchema>;

/** Code for an address; empty if nothing differs from the page as it opens. */
export const encodeLink = (link: Link): string =>
  Object.values(link).every((value) => value === undefined) ? '' : encodeURIComponent(JSON.stringify(link));

/** Link of a code; an empty one for a code that is damaged. */
export function decodeLink(code: string): Link {
  if (code === '') return {};
  try {
    return v.parse(linkSchema, JSON.parse(decodeURIComponent(code)));
  } catch {
    return {};
  }
}
