import { isRecord, placeholder, StandInValue } from './plainData';

/** JSON data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Key that marks a value that JSON lacks: `{ "$type": "date", "value": "2030-01-01T00:00:00.000Z" }`. */
const TAG = '$type';

/** Keys of an author that read like the mark have one more `$`. */
const isTagLike = (key: string): boolean => /^\$+type$/.test(key);

type Tag = 'undefined' | 'number' | 'bigint' | 'date' | 'map' | 'set' | 'function' | 'other';

const tagged = ($type: Tag, content: Readonly<Record<string, Json>> = {}): Json => ({ $type, ...content });

/** Name of a function for readers; `inline` for a function without one. */
const nameOf = ({ name }: { readonly name: string }): string => name || 'inline';

/** A function, of which JSON has only the name. */
export const functionJson = (named: { readonly name: string }): Json =>
  tagged('function', { name: nameOf(named) });

const isSpecial = (value: number): boolean => !Number.isFinite(value) || Object.is(value, -0);

const dateText = (date: Date): string => (Number.isNaN(date.getTime()) ? 'invalid' : date.toISOString());

/**
 * A value as JSON. Undefined, special numbers, dates, maps and sets are marked, and nothing of them is lost. Functions, actors,
 * circles and instances of other classes are marked, too, but only their names are kept.
 */
export function toJson(value: unknown): Json {
  function convert(item: unknown, above: readonly unknown[]): Json {
    switch (typeof item) {
      case 'string':
      case 'boolean':
        return item;
      case 'number':
        return isSpecial(item)
          ? tagged('number', { value: Object.is(item, -0) ? '-0' : String(item) })
          : item;
      case 'undefined':
        return tagged('undefined');
      case 'bigint':
        return tagged('bigint', { value: String(item) });
      case 'symbol':
        return tagged('other', { name: '[symbol]' });
      case 'function':
        return functionJson(item);
      case 'object':
        return item === null ? null : convertObject(item, above);
    }
  }

  function convertObject(item: object, above: readonly unknown[]): Json {
    if (above.includes(item)) return tagged('other', { name: '[circular]' });
    const inside = [...above, item];
    const list = (items: Iterable<unknown>): Json => Array.from(items, (each) => convert(each, inside));
    if (Array.isArray(item)) return list(item);
    if (item instanceof Date) return tagged('date', { value: dateText(item) });
    if (item instanceof Map) return tagged('map', { value: list(item) });
    if (item instanceof Set) return tagged('set', { value: list(item) });
    const name = isRecord(item) ? placeholder(item) : undefined;
    if (name !== undefined) return tagged('other', { name });
    return Object.fromEntries(
      Object.entries(item).map(([key, each]) => [isTagLike(key) ? `$${key}` : key, convert(each, inside)]),
    );
  }

  return convert(value, []);
}

/** A function with a name. */
export const namedFunction = <Made extends (...args: never[]) => unknown>(name: string, made: Made): Made =>
  Object.defineProperty(made, 'name', { value: name });

const isPair = (item: unknown): item is readonly [unknown, unknown] =>
  Array.isArray(item) && item.length === 2;

/**
 * The value of an object of JSON whose properties are values already: the marked one, or the object itself. A marked
 * function returns undefined.
 */
export function fromMarked(object: Readonly<Record<string, unknown>>): unknown {
  const { [TAG]: tag, value, name } = object;
  const text = typeof value === 'string' ? value : '';
  switch (tag) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(text);
    case 'bigint':
      return /^-?\d+$/.test(text) ? BigInt(text) : object;
    case 'date':
      return new Date(text);
    case 'map':
      return Array.isArray(value) ? new Map(value.filter(isPair)) : object;
    case 'set':
      return Array.isArray(value) ? new Set(value) : object;
    case 'function':
      return typeof name === 'string' ? namedFunction(name, () => undefined) : object;
    case 'other':
      return typeof name === 'string' ? new StandInValue(name) : object;
    default:
      return Object.fromEntries(
        Object.entries(object).map(([key, each]) => [
          isTagLike(key) && key !== TAG ? key.slice(1) : key,
          each,
        ]),
      );
  }
}
