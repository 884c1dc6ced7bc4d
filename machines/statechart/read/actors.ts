import { codeName, type Reading } from './reading';
import { propertyOf, stringOf, type Written } from './written';

/** Id that XState gives to a machine without one. */
export const DEFAULT_ID = '(machine)';

/** Id of a machine. */
export const machineId = (config: Written): string => stringOf(propertyOf(config, 'id')) ?? DEFAULT_ID;

/** Name of an actor's logic: its own, the id of its machine, or `inline actor 1`. */
export function sourceOfActor(reading: Reading, value: Written): string {
  const text = stringOf(value);
  if (text !== undefined) return text;
  if (value.kind === 'machine') return machineId(value.config);
  return codeName(reading, 'actor', value);
}
