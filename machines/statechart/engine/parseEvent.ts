import type { AnyEventObject } from 'xstate';
import { errorText, isRecord, isWildcard } from '../graph';

/** A typed event, or its error in one sentence. */
type ParsedEvent =
  | { readonly ok: true; readonly event: AnyEventObject }
  | { readonly ok: false; readonly message: string };

const wrong = (message: string): ParsedEvent => ({ ok: false, message });

/** A position as editors count it: `line 2, column 7`. */
function placeOf(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

/** The error of `JSON.parse` in one sentence. Some browsers give the position, others quote the text. */
function syntaxMessage(text: string, error: unknown): string {
  const message = errorText(error);
  const [, position] = / at position (\d+)$/.exec(message) ?? [];
  const place = position === undefined ? '' : ` (${placeOf(text, Number(position))})`;
  return `This is not JSON: ${message}${place}.`;
}

/**
 * Parses an event in JSON: an object with a `type`. XState throws at anything else.
 * @param text such as `{ "type": "page.scrolled", "y": 21 }`.
 */
export function parseEvent(text: string): ParsedEvent {
  if (text.trim() === '') return wrong('Enter an event, such as { "type": "menu.toggled" }.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return wrong(syntaxMessage(text, error));
  }
  if (!isRecord(value) || Array.isArray(value)) return wrong('An event is an object: { "type": … }.');
  const { type } = value;
  if (typeof type !== 'string' || type === '') return wrong('The "type" of an event is a text.');
  if (isWildcard(type)) {
    return wrong(`"${type}" matches many types, but an event has one.`);
  }
  return { ok: true, event: { ...value, type } };
}
