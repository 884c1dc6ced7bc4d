import type { AnyEventObject } from 'xstate';
import { errorText, isRecord } from '../graph';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${errorText(error)}.`);
  }
}

/**
 * Parses an event in JSON: an object with a `type`. XState throws at anything else.
 * @param text such as `{ "type": "page.scrolled", "y": 21 }`.
 * @param types of the events that the machine has.
 * @throws Error in one sentence.
 */
export function parseEvent(text: string, types: readonly string[]): AnyEventObject {
  const value = parsed(text);
  if (!isRecord(value) || typeof value.type !== 'string' || value.type === '')
    throw new Error('An event is an object with a type, such as { "type": "menu.toggled" }.');
  if (!types.includes(value.type))
    throw new Error(`The machine has no event "${value.type}". Events: ${types.join(', ')}.`);
  return { ...value, type: value.type };
}
