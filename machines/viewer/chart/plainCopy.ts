import { isRecord } from './isRecord';

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * A copy that can be cloned and sent: lists and plain objects all the way down, and a word in brackets for what cannot be
 * copied, such as `[function]` or `[Date]`.
 */
export function plainCopy(value: unknown, above: readonly unknown[] = []): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (!isRecord(value)) return value;
  if (above.includes(value)) return '[circular]';
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((item) => plainCopy(item, inside));
  if (!isPlain(value))
    return `[${value.constructor instanceof Function ? value.constructor.name : 'object'}]`;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainCopy(item, inside)]));
}
