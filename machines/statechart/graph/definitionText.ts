import { type AnyStateMachine, and, not, or, type StateValue, stateIn } from 'xstate';
import { isRecord } from './plainData';

/** Start of the types of XState's own events and actions. */
const OWN = 'xstate.';

const valueText = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return '[…]';
  return isRecord(value) ? '{…}' : String(value);
};

/** Parameters of a guard or an action as text in parentheses, one level deep; empty if there are none. */
function paramsText(params: unknown): string {
  const texts = Object.entries(params ?? {}).map(([name, value]) => `${name}: ${valueText(value)}`);
  return texts.length === 0 ? '' : `(${texts.join(', ')})`;
}

/** Payload of an event, one level deep: `(y: 21)`; empty without one, and for XState's own events. */
export function payloadText(event: unknown): string {
  if (!isRecord(event)) return '';
  const { type, ...payload } = event;
  return typeof type === 'string' && type.startsWith(OWN) ? '' : paramsText(payload);
}

/** True if the logic of an actor is a machine. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  isRecord(logic) && isRecord(logic.root) && typeof logic.id === 'string';

/** Paths of all active states, parents before children: `embedded`, `embedded.loading`, `embedded.loading.waiting`. */
export function activePaths(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner = {}]) => [
    state,
    ...activePaths(inner).map((path) => `${state}.${path}`),
  ]);
}

/** Paths of the innermost active states, one for each region: `embedded.loading.waiting`. */
export const innermostPaths = (value: StateValue): readonly string[] =>
  activePaths(value).filter((path, index, all) => !all[index + 1]?.startsWith(`${path}.`));

/** XState's own guards are recognized by their `check` function, because a minifier renames the guards. */
const checkOf = (guard: unknown): unknown => (isRecord(guard) ? guard.check : undefined);
const compositions = [
  ['and', checkOf(and([]))],
  ['or', checkOf(or([]))],
  ['not', checkOf(not(''))],
  ['stateIn', checkOf(stateIn(''))],
] as const;
type Composition = (typeof compositions)[number][0];

/** Parts of a composed guard. */
const partsOf = (guard: unknown): readonly unknown[] =>
  isRecord(guard) && Array.isArray(guard.guards) ? guard.guards : [];

/** Kind of XState's own guards; undefined for a guard of the author. */
export const compositionOf = (guard: unknown): Composition | undefined =>
  compositions.find(([, check]) => check === checkOf(guard))?.[0];

/** True for a value that could be a state value. */
export const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || isRecord(value);

const stateInText = (guard: unknown): string => {
  const value = isRecord(guard) ? guard.stateValue : undefined;
  return `in ${isStateValue(value) ? innermostPaths(value).join(' & ') : 'no state'}`;
};

/** Guards joined by a word, or negated. A part that is joined by another word is in parentheses. */
function composedText(composition: Exclude<Composition, 'stateIn'>, guard: unknown): string {
  const parts = partsOf(guard).map((part) => {
    const inner = compositionOf(part);
    const isJoined = inner === 'and' || inner === 'or';
    return isJoined && inner !== composition ? `(${guardText(part)})` : guardText(part);
  });
  return composition === 'not' ? `not ${parts.join()}` : parts.join(` ${composition} `);
}

/** Text of a guard: `hasRoom and not (isPaused or in page.hidden)`; `inline` for a function. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const composition = compositionOf(guard);
  if (composition) return composition === 'stateIn' ? stateInText(guard) : composedText(composition, guard);
  return isRecord(guard) && typeof guard !== 'function'
    ? `${String(guard.type)}${paramsText(guard.params)}`
    : 'inline';
}

/** Names of the guards that a guard is composed of, each once. */
export function guardNamesIn(guard: unknown): readonly string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function') return [...new Set(partsOf(guard).flatMap(guardNamesIn))];
  return isRecord(guard) && typeof guard.type === 'string' ? [guard.type] : [];
}

/** Text of an action: its name with its parameters; for XState's own, `raise(pointer.left)`; `inline` for a function. */
function actionText(action: unknown): string {
  if (typeof action === 'string') return action;
  if (!isRecord(action) || typeof action.type !== 'string') return 'inline';
  const { type, params, event } = action;
  if (!type.startsWith(OWN)) return `${type}${paramsText(params)}`;
  const eventType = isRecord(event) && typeof event.type === 'string' ? `(${event.type})` : '';
  return `${type.slice(OWN.length)}${eventType}`;
}

/** True for an action that XState adds to start or cancel the timer of an `after`. */
function isDelayAction(action: unknown): boolean {
  if (!isRecord(action)) return false;
  const name = isRecord(action.event) ? action.event.type : action.sendId;
  return typeof name === 'string' && name.startsWith('xstate.after.');
}

/** Texts of the actions that the author wrote. */
export const actionTexts = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isDelayAction(action)).map(actionText);
