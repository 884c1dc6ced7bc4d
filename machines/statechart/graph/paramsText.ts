import { isRecord } from './isRecord';

const one = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'computed';
  if (Array.isArray(value)) return '[…]';
  return isRecord(value) ? '{…}' : String(value);
};

/** The parameters of a guard or an action as text in parentheses, one level deep; nothing when there are none. */
export function paramsText(params: unknown): string {
  if (params === undefined) return '';
  if (!isRecord(params) || typeof params === 'function' || Array.isArray(params)) return `(${one(params)})`;
  return `(${Object.entries(params)
    .map(([name, value]) => `${name}: ${one(value)}`)
    .join(', ')})`;
}
