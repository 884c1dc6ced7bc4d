/** True if a value has properties; functions do. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Message of an error, or the thrown value as text. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** How much of a value is copied; the rest is replaced by its size. */
interface CopyLimits {
  /** Levels of nested lists and objects. */
  readonly depth: number;
  /** Items of one list, or properties of one object. */
  readonly items: number;
  /** Values in all. */
  readonly values: number;
  /** Characters of one string. */
  readonly characters: number;
}

const unlimited: CopyLimits = {
  depth: Number.POSITIVE_INFINITY,
  items: Number.POSITIVE_INFINITY,
  values: Number.POSITIVE_INFINITY,
  characters: Number.POSITIVE_INFINITY,
};

type Properties = Readonly<Record<string, unknown>>;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const className = (value: object): string =>
  value.constructor instanceof Function ? value.constructor.name : 'object';

/** Actors are recognized by their methods, because a minifier renames their class. */
const isActor = (value: Properties): boolean =>
  typeof value.sessionId === 'string' &&
  typeof value.send === 'function' &&
  typeof value.getSnapshot === 'function';

/** Placeholder for an actor, and for an object that is neither a list nor plain. */
function placeholder(value: Properties): string | undefined {
  if (isActor(value)) return `[actor ${String(value.id)}]`;
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (value instanceof Date)
    return `[Date ${Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()}]`;
  if (value instanceof Map || value instanceof Set) return `[${className(value)} of ${value.size}]`;
  return Array.isArray(value) || isPlain(value) ? undefined : `[${className(value)}]`;
}

/**
 * Copies a value so that it can be cloned and sent: lists and plain objects, with a placeholder in brackets for other
 * values (`[function]`, `[actor toast-0]`, `[Map of 3]`), for circles, and for values above the limits.
 */
export function plainCopy(value: unknown, limits: CopyLimits = unlimited): unknown {
  let copied = 0;

  function copy(item: unknown, above: readonly unknown[]): unknown {
    copied += 1;
    if (typeof item === 'function' || typeof item === 'symbol') return `[${typeof item}]`;
    if (typeof item === 'bigint') return `[${item}n]`;
    if (typeof item === 'string' && item.length > limits.characters)
      return `${item.slice(0, limits.characters)}…`;
    if (!isRecord(item)) return item;
    if (above.includes(item)) return '[circular]';
    const replacement = placeholder(item);
    if (replacement !== undefined) return replacement;
    const isTooMuch = above.length >= limits.depth || copied > limits.values;
    return Array.isArray(item) ? copyList(item, above, isTooMuch) : copyObject(item, above, isTooMuch);
  }

  function copyList(list: readonly unknown[], above: readonly unknown[], isTooMuch: boolean): unknown {
    if (isTooMuch) return `[list of ${list.length}]`;
    const copies = list.slice(0, limits.items).map((item) => copy(item, [...above, list]));
    return list.length > copies.length ? [...copies, `[${list.length - copies.length} more]`] : copies;
  }

  function copyObject(object: Properties, above: readonly unknown[], isTooMuch: boolean): unknown {
    const entries = Object.entries(object);
    if (isTooMuch) return `[object of ${entries.length}]`;
    const copies = entries
      .slice(0, limits.items)
      .map(([name, item]) => [name, copy(item, [...above, object])] as const);
    const rest = entries.length - copies.length;
    return Object.fromEntries(rest > 0 ? [...copies, ['…', `[${rest} more]`]] : copies);
  }

  return copy(value, []);
}

/** Enough for a reader, and small enough to be sent with every step. */
const limits = { depth: 8, items: 100, values: 2_000, characters: 2_000 } as const;

/** Copy of a context, an event or an output: it can be cloned, and is never large. */
export const plainContext = (value: unknown): unknown => plainCopy(value, limits);
