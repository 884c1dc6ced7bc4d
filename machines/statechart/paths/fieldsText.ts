import { isRecord } from '../graph';

/** A value as text: `{ list: [1, 2], text: "hello" }`. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (isRecord(value)) return `{ ${fieldsText(value)} }`;
  return typeof value === 'string' ? `"${value}"` : String(value);
}

/** Fields of an object as text, without braces: `field: "name", value: "A"`. */
export const fieldsText = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ');
