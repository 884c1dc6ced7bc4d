import { type AnyStateMachine, and, not, or, type StateValue, stateIn } from 'xstate';
import { isRecord } from './plainData';

/** Names that JavaScript gives to an inline function, after the property that it is assigned to. */
const propertyNames = ['', 'guard', 'actions', 'entry', 'exit'];

/** Name that the author gave to a function, or `inline`. */
const functionName = (candidate: { readonly name: string }): string =>
  propertyNames.includes(candidate.name) ? 'inline' : candidate.name;

const valueText = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'computed';
  if (Array.isArray(value)) return '[…]';
  return isRecord(value) ? '{…}' : String(value);
};

/** Parameters of a guard or an action as text in parentheses, one level deep; empty if there are none. */
function paramsText(params: unknown): string {
  if (params === undefined) return '';
  if (!isRecord(params) || typeof params === 'function' || Array.isArray(params))
    return `(${valueText(params)})`;
  return `(${Object.entries(params)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ')})`;
}

/** Payload of an event, one level deep: `(y: 21)`; empty without one, and for XState's own events. */
export function payloadText(event: unknown): string {
  if (!isRecord(event)) return '';
  const { type, ...payload } = event;
  const isOwn = typeof type === 'string' && type.startsWith('xstate.');
  return isOwn || Object.keys(payload).length === 0 ? '' : paramsText(payload);
}

/** True if the logic of an actor is a machine. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  isRecord(logic) && isRecord(logic.root) && typeof logic.id === 'string';

/** Name of the source of an actor: its key, the id of its machine, or `inline`. */
export function sourceName(source: unknown): string {
  if (typeof source === 'string') return source;
  return isMachine(source) ? source.id : 'inline';
}

/** Innermost states of a state value by their paths: `embedded.loading`, one for each region. */
export const statePaths = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner]) => {
        const paths = inner === undefined ? [] : statePaths(inner);
        return paths.length === 0 ? [state] : paths.map((path) => `${state}.${path}`);
      });

/** XState's own guards are recognized by their `check` function, because a minifier renames the guards. */
const checkOf = (guard: unknown): unknown => (isRecord(guard) ? guard.check : undefined);
const checks = {
  and: checkOf(and([])),
  or: checkOf(or([])),
  not: checkOf(not('')),
  stateIn: checkOf(stateIn('')),
};

/** Parts of a composed guard. */
const partsOf = (guard: unknown): readonly unknown[] =>
  isRecord(guard) && Array.isArray(guard.guards) ? guard.guards : [];

type Composition = keyof typeof checks;

/** Kind of XState's own guards; undefined for a guard of the author. */
export function compositionOf(guard: unknown): Composition | undefined {
  const check = checkOf(guard);
  if (typeof guard !== 'function' || check === undefined) return undefined;
  if (check === checks.and) return 'and';
  if (check === checks.or) return 'or';
  if (check === checks.not) return 'not';
  return check === checks.stateIn ? 'stateIn' : undefined;
}

/** True for a value that could be a state value. */
export const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || isRecord(value);

const stateInText = (guard: unknown): string => {
  const value = isRecord(guard) ? guard.stateValue : undefined;
  return `in ${isStateValue(value) ? statePaths(value).join(' & ') : 'no state'}`;
};

/** Guards joined by a word, or negated. A part that is joined by another word is in parentheses. */
function composedText(composition: Exclude<Composition, 'stateIn'>, guard: unknown): string {
  const parts = partsOf(guard).map((part) => {
    const inner = compositionOf(part);
    const isJoined = (inner === 'and' || inner === 'or') && partsOf(part).length > 1;
    return isJoined && inner !== composition ? `(${guardText(part)})` : guardText(part);
  });
  return composition === 'not' ? `not ${parts.join()}` : parts.join(` ${composition} `);
}

/** Text of a guard: `hasRoom and not (isPaused or in page.hidden)`; `inline` for a function without a name. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const composition = compositionOf(guard);
  if (composition) return composition === 'stateIn' ? stateInText(guard) : composedText(composition, guard);
  if (typeof guard === 'function') return functionName(guard);
  return isRecord(guard) ? `${String(guard.type)}${paramsText(guard.params)}` : 'inline';
}

/** Names of the guards that a guard is composed of, each once. */
export function guardNamesIn(guard: unknown): readonly string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function') return [...new Set(partsOf(guard).flatMap(guardNamesIn))];
  return isRecord(guard) && typeof guard.type === 'string' ? [guard.type] : [];
}

type Properties = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : []);
const typeOf = (event: unknown): readonly string[] =>
  typeof event === 'string' ? [event] : isRecord(event) ? textOf(event.type) : [];

/** Details of XState's own actions, unless a function computes them. */
const details: Readonly<Record<string, (action: Properties) => readonly string[]>> = {
  assign: ({ assignment }) =>
    isRecord(assignment) && typeof assignment !== 'function' ? Object.keys(assignment) : [],
  raise: ({ event }) => typeOf(event),
  emit: ({ event }) => typeOf(event),
  sendTo: ({ to, event }) => [...textOf(to), ...typeOf(event)],
  spawnChild: ({ src }) => [sourceName(src)],
  stopChild: ({ actorRef }) => textOf(actorRef),
  cancel: ({ sendId }) => textOf(sendId),
  log: ({ label, value }) => (typeof label === 'string' ? [label] : textOf(value)),
};

/** Start of the types of XState's own actions and guards. */
const OWN = 'xstate.';

/** One of XState's own actions: `raise(pointer.left)`. */
function ownText(action: Properties, type: string): string {
  const name = type.slice(OWN.length);
  const found = details[name]?.(action) ?? [];
  return found.length === 0 ? name : `${name}(${found.join(', ')})`;
}

/** Text of an action: its name with its parameters; `inline` for a function without a name. */
function actionText(action: unknown): string {
  if (typeof action === 'string') return action;
  if (!isRecord(action)) return 'inline';
  const { type, params } = action;
  if (typeof action !== 'function') return `${String(type)}${paramsText(params)}`;
  return typeof type === 'string' && type.startsWith(OWN) ? ownText(action, type) : functionName(action);
}

const DELAYED = 'xstate.after.';

/** True for an action that XState adds to start or cancel the timer of an `after`. */
function isDelayAction(action: unknown): boolean {
  if (!isRecord(action)) return false;
  const [name = ''] = action.type === 'xstate.raise' ? typeOf(action.event) : textOf(action.sendId);
  return name.startsWith(DELAYED);
}

/** Texts of the actions that the author wrote. */
export const actionTexts = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isDelayAction(action)).map(actionText);
