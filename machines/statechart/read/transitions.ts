import { type Action, actionsOf } from './actions';
import { type Guard, guardOf } from './guards';
import { type OutlineState, targetOf } from './outline';
import { plainOf } from './plainOf';
import { type Reading, report, reportUnknown } from './reading';
import { isUndefined, listOf, propertyOf, stringOf, type Written, type WrittenObject } from './written';

/** A transition for a configuration of XState. */
export interface TransitionConfig {
  readonly target?: readonly string[];
  readonly guard?: Guard;
  readonly actions?: readonly Action[];
  readonly reenter?: boolean;
  readonly description?: string;
  readonly meta?: unknown;
}

const known = new Set(['target', 'guard', 'actions', 'reenter', 'description', 'meta', 'delay', 'event']);

/** Reports what cannot be resolved in an object, and properties that XState does not know. */
export function checkProperties(
  reading: Reading,
  object: WrittenObject,
  names: ReadonlySet<string>,
  what: string,
): void {
  for (const gap of object.gaps) reportUnknown(reading, `A part of ${what} is missing`, gap);
  for (const { key, place } of object.entries) {
    if (!names.has(key)) report(reading, 'warning', `XState 5 has no property ${key} of ${what}.`, { place });
  }
}

/** Reads an optional text. */
export function textOf(reading: Reading, value: Written | undefined, what: string): string | undefined {
  if (value === undefined || isUndefined(value)) return undefined;
  const text = stringOf(value);
  if (text === undefined) reportUnknown(reading, `${what} cannot be resolved`, value);
  return text;
}

/** Targets that exist; the others are reported. */
function targetsOf(reading: Reading, state: OutlineState, value: Written): readonly string[] {
  return listOf(value).flatMap((item) => {
    const target = textOf(reading, item, 'This target');
    if (target === undefined) return [];
    if (targetOf(reading.outline, state, target)) return [target];
    report(reading, 'error', `There is no state ${target} for a transition of ${nameOf(state)}.`, item);
    return [];
  });
}

/** Name of a state for messages. */
export const nameOf = ({ path, key }: OutlineState): string => path.join('.') || key;

/** Reads one transition; undefined if it cannot be drawn. */
function transitionOf(reading: Reading, state: OutlineState, value: Written): TransitionConfig | undefined {
  if (stringOf(value) !== undefined) {
    const target = targetsOf(reading, state, value);
    return target.length > 0 ? { target } : undefined;
  }
  if (value.kind !== 'object') {
    reportUnknown(reading, 'This transition cannot be resolved', value);
    return undefined;
  }
  checkProperties(reading, value, known, 'a transition');
  const written = propertyOf(value, 'target');
  const target = written && !isUndefined(written) ? targetsOf(reading, state, written) : undefined;
  const guard = propertyOf(value, 'guard');
  const actions = actionsOf(reading, propertyOf(value, 'actions'));
  const description = textOf(reading, propertyOf(value, 'description'), 'This description');
  const meta = propertyOf(value, 'meta');
  const reenter = propertyOf(value, 'reenter');
  // Without its target, the transition would be a different one.
  if (target?.length === 0) return undefined;
  return {
    ...(target && { target }),
    ...(guard && !isUndefined(guard) && { guard: guardOf(reading, guard) }),
    ...(actions.length > 0 && { actions }),
    ...(reenter?.kind === 'plain' && { reenter: Boolean(reenter.value) }),
    ...(description !== undefined && { description }),
    ...(meta && { meta: plainOf(reading, meta) }),
  };
}

/** Reads the transitions of one trigger. */
export const transitionsOf = (
  reading: Reading,
  state: OutlineState,
  value: Written,
): readonly TransitionConfig[] => listOf(value).flatMap((item) => transitionOf(reading, state, item) ?? []);

/** Reads transitions by trigger; an event without a transition is forbidden. */
export function transitionsByTrigger(
  reading: Reading,
  state: OutlineState,
  value: Written | undefined,
  what: string,
): Readonly<Record<string, readonly TransitionConfig[]>> {
  if (value === undefined || isUndefined(value)) return {};
  if (value.kind !== 'object') {
    reportUnknown(reading, `${what} of ${nameOf(state)} cannot be resolved`, value);
    return {};
  }
  for (const gap of value.gaps)
    reportUnknown(reading, `A part of ${what} of ${nameOf(state)} is missing`, gap);
  return Object.fromEntries(
    value.entries.map(({ key, value: item }) => [
      key,
      isUndefined(item) ? [{}] : transitionsOf(reading, state, item),
    ]),
  );
}
