import { errorText } from '../statechart/graph';
import { placeText, ReadError, type ReadMachine } from '../statechart/read';

/** Problems of a machine, a line each: `src/door.ts:12:7: error: …`. */
export const problemLines = ({ problems }: Pick<ReadMachine, 'problems'>): readonly string[] =>
  problems.map(({ severity, message, place }) => `${placeText(place)}: ${severity}: ${message}`);

/** True if a part of the machine is missing. */
export const hasErrors = ({ problems }: Pick<ReadMachine, 'problems'>): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** An error as text, with its position if it has one. */
export function failureText(error: unknown): string {
  if (error instanceof ReadError) return `${placeText(error.place)}: error: ${error.message}`;
  return errorText(error);
}
