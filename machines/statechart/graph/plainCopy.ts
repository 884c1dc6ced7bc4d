import { isRecord } from './isRecord';

/** How much of a value is copied; the rest is told by its size. */
export interface CopyLimits {
  /** How many lists and objects may stand inside one another. */
  readonly depth: number;
  /** How many items of one list, or properties of one object. */
  readonly items: number;
  /** How many values in all. */
  readonly values: number;
  /** How many characters of one text. */
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

/** Actors are told by what they can be asked: classes have other names once a bundle is minified. */
const isActor = (value: Properties): boolean =>
  typeof value.sessionId === 'string' &&
  typeof value.send === 'function' &&
  typeof value.getSnapshot === 'function';

/** A word in brackets for an object that is neither a list nor plain, or that is an actor. */
function placeholder(value: Properties): string | undefined {
  if (isActor(value)) return `[actor ${String(value.id)}]`;
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (value instanceof Date)
    return `[Date ${Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()}]`;
  if (value instanceof Map || value instanceof Set) return `[${className(value)} of ${value.size}]`;
  return Array.isArray(value) || isPlain(value) ? undefined : `[${className(value)}]`;
}

/**
 * A copy that can be cloned and sent: lists and plain objects all the way down, and a word in brackets for what cannot be
 * copied (`[function]`, `[actor toast-0]`, `[Map of 3]`), comes round in a circle or is beyond the limits.
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
    const word = placeholder(item);
    if (word !== undefined) return word;
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
