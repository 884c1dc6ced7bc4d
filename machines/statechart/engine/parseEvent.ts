import type { AnyEventObject } from 'xstate';
import { errorText, isRecord } from '../graph';

/** A typed event, or its error in one sentence. */
type ParsedEvent =
  | { readonly ok: true; readonly event: AnyEventObject }
  | { readonly ok: false; readonly message: string };

/**
 * Parses an event in JSON: an object with a `type`. XState throws at anything else.
 * @param text such as `{ "type": "page.scrolled", "y": 21 }`.
 */
export function parseEvent(text: string): ParsedEvent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, message: `This is not JSON: ${errorText(error)}.` };
  }
  if (!isRecord(value) || typeof value.type !== 'string' || value.type === '') {
    return { ok: false, message: 'An event is an object with a type, such as { "type": "menu.toggled" }.' };
  }
  return { ok: true, event: { ...value, type: value.type } };
}
