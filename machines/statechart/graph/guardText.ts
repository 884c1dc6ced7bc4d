import { and, not, or, type StateValue, stateIn } from 'xstate';
import { functionName } from './functionName';
import { isRecord } from './isRecord';
import { paramsText } from './paramsText';
import { statePaths } from './statePaths';

/** XState's own guards are told by the function that checks them; a minifier renames the guards themselves. */
const checkOf = (guard: unknown): unknown => (isRecord(guard) ? guard.check : undefined);
const checks = {
  and: checkOf(and([])),
  or: checkOf(or([])),
  not: checkOf(not('')),
  stateIn: checkOf(stateIn('')),
};

const partsOf = (guard: unknown): readonly unknown[] =>
  isRecord(guard) && Array.isArray(guard.guards) ? guard.guards : [];

type Composition = keyof typeof checks;

/** Which of XState's own guards this is. */
export function compositionOf(guard: unknown): Composition | undefined {
  const check = checkOf(guard);
  if (typeof guard !== 'function' || check === undefined) return undefined;
  if (check === checks.and) return 'and';
  if (check === checks.or) return 'or';
  if (check === checks.not) return 'not';
  return check === checks.stateIn ? 'stateIn' : undefined;
}

const isStateValue = (value: unknown): value is StateValue => typeof value === 'string' || isRecord(value);

const stateInText = (guard: unknown): string => {
  const value = isRecord(guard) ? guard.stateValue : undefined;
  return `in ${isStateValue(value) ? statePaths(value).join(' & ') : 'no state'}`;
};

/** Several guards joined by a word; a part that is joined by the other word stands in parentheses. */
function joinedText(guard: unknown, word: 'and' | 'or'): string {
  const other = word === 'and' ? 'or' : 'and';
  const parts = partsOf(guard);
  if (parts.length === 0) return word === 'and' ? 'true' : 'false';
  return parts.map((part) => textInside(part, other)).join(` ${word} `);
}

/** The text of a part, in parentheses when it is joined by the word given and has more than one part itself. */
function textInside(part: unknown, word: 'and' | 'or'): string {
  const inner = guardText(part);
  return compositionOf(part) === word && partsOf(part).length > 1 ? `(${inner})` : inner;
}

function negatedText(guard: unknown): string {
  const [part] = partsOf(guard);
  const composition = compositionOf(part);
  const isJoined = (composition === 'and' || composition === 'or') && partsOf(part).length > 1;
  return `not ${isJoined ? `(${guardText(part)})` : guardText(part)}`;
}

/** A guard as text: `hasRoom and not (isPaused or in page.hidden)`; one written in place without a name is `inline`. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  switch (compositionOf(guard)) {
    case 'and':
      return joinedText(guard, 'and');
    case 'or':
      return joinedText(guard, 'or');
    case 'not':
      return negatedText(guard);
    case 'stateIn':
      return stateInText(guard);
    case undefined:
      break;
  }
  if (typeof guard === 'function') return functionName(guard);
  return isRecord(guard) ? `${String(guard.type)}${paramsText(guard.params)}` : 'inline';
}

/** The names of the guards that a guard is, or is composed of, each once. */
export function guardNamesIn(guard: unknown): readonly string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function') return [...new Set(partsOf(guard).flatMap(guardNamesIn))];
  return isRecord(guard) && typeof guard.type === 'string' ? [guard.type] : [];
}
