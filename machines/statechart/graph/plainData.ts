/** True if a value has properties; functions do. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Message of an error, or the thrown value as text. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Enough levels and items for a reader, and few enough to be sent with every step. Circles end at the last level. */
const limits = { depth: 8, items: 100 } as const;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

/** Placeholder for an object that is neither a list nor plain. Actors have ids; a minifier renames their class. */
function placeholder(value: object): string {
  if ('sessionId' in value && 'id' in value) return `[actor ${String(value.id)}]`;
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  return `[${value.constructor.name}]`;
}

/**
 * Copies a context, an event or an output so that it can be cloned and sent: lists and plain objects, with a placeholder in
 * brackets for other values (`[function]`, `[actor toast-0]`, `[Map]`), and for values beyond the limits.
 */
export function plainContext(value: unknown, depth = 0): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (!isRecord(value)) return value;
  if (!isPlain(value)) return placeholder(value);
  const entries = Object.entries(value);
  const isList = Array.isArray(value);
  if (depth >= limits.depth) return `[${isList ? 'list' : 'object'} of ${entries.length}]`;
  const copies = entries
    .slice(0, limits.items)
    .map(([name, inner]): [string, unknown] => [name, plainContext(inner, depth + 1)]);
  const rest = entries.length - copies.length;
  if (rest > 0) copies.push(['…', `[${rest} more]`]);
  return isList ? copies.map(([, inner]) => inner) : Object.fromEntries(copies);
}
