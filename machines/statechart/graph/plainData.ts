/** True if a value has properties; functions do. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Message of an error, or the thrown value as text. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Enough for a reader, and small enough to be sent with every step: levels, items of a list, values in all, characters. */
const limits = { depth: 8, items: 100, values: 2_000, characters: 2_000 } as const;

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
 * brackets for other values (`[function]`, `[actor toast-0]`, `[Map]`), for circles, and for values above the limits.
 */
export function plainContext(value: unknown): unknown {
  let copied = 0;

  function copy(item: unknown, above: readonly unknown[]): unknown {
    copied += 1;
    if (typeof item === 'function' || typeof item === 'symbol') return `[${typeof item}]`;
    if (typeof item === 'bigint') return `[${item}n]`;
    if (typeof item === 'string' && item.length > limits.characters)
      return `${item.slice(0, limits.characters)}…`;
    if (!isRecord(item)) return item;
    if (above.includes(item)) return '[circular]';
    if (!isPlain(item)) return placeholder(item);
    const entries = Object.entries(item);
    const isList = Array.isArray(item);
    if (above.length >= limits.depth || copied > limits.values) {
      return `[${isList ? 'list' : 'object'} of ${entries.length}]`;
    }
    const copies = entries
      .slice(0, limits.items)
      .map(([name, inner]): [string, unknown] => [name, copy(inner, [...above, item])]);
    const rest = entries.length - copies.length;
    if (rest > 0) copies.push(['…', `[${rest} more]`]);
    return isList ? copies.map(([, inner]) => inner) : Object.fromEntries(copies);
  }

  return copy(value, []);
}
