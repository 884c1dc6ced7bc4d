import { and, not, or, stateIn } from 'xstate';
import { isStateValue } from '../graph';
import { plainOf } from './plainOf';
import { codeName, type Reading, reportUnknown, standInName } from './reading';
import { listOf, propertyOf, stringOf, type Written, type WrittenCall, type WrittenObject } from './written';

type Composed = ReturnType<typeof and> | ReturnType<typeof stateIn>;

/** A guard for a configuration of XState. */
export type Guard = string | { readonly type: string; readonly params: unknown } | Composed;

/** XState accepts names in its composed guards, but its types know only those of a setup. */
const asPart = (guard: Guard): Composed => guard as Composed;

function ownGuard(reading: Reading, value: WrittenObject): Guard {
  const type = stringOf(propertyOf(value, 'type'));
  if (type === undefined) {
    reportUnknown(reading, 'A guard has no type', value);
    return standInName(reading, 'guard', value);
  }
  const params = propertyOf(value, 'params');
  const composed = reading.isJson && params ? jsonGuard(reading, type, params) : undefined;
  if (composed) return composed;
  return params ? { type, params: plainOf(reading, params) } : type;
}

/** One of XState's own guards, from its type and its parameters in the JSON of a machine; undefined for any other type. */
function jsonGuard(reading: Reading, type: string, params: Written): Guard | undefined {
  const parts = () => listOf(propertyOf(params, 'guards')).map((part) => asPart(guardOf(reading, part)));
  switch (type) {
    case 'xstate.and':
      return and(parts());
    case 'xstate.or':
      return or(parts());
    case 'xstate.not': {
      const [part] = parts();
      return part && not(part);
    }
    case 'xstate.stateIn': {
      const written = propertyOf(params, 'stateValue');
      const value = written && plainOf(reading, written);
      return isStateValue(value) ? stateIn(value) : undefined;
    }
    default:
      return undefined;
  }
}

function composedGuard(reading: Reading, value: WrittenCall): Guard {
  const [first] = value.args;
  const parts = () => listOf(first).map((part) => asPart(guardOf(reading, part)));
  switch (value.callee) {
    case 'and':
      return and(parts());
    case 'or':
      return or(parts());
    case 'not':
      return not(asPart(first ? guardOf(reading, first) : standInName(reading, 'guard', value)));
    case 'stateIn': {
      const state = first && plainOf(reading, first);
      if (isStateValue(state)) return stateIn(state);
    }
  }
  reportUnknown(reading, 'This guard is not known', value);
  return standInName(reading, 'guard', value);
}

/** Reads a guard; functions become names. */
export function guardOf(reading: Reading, value: Written): Guard {
  if (value.kind === 'object') return ownGuard(reading, value);
  if (value.kind === 'call') return composedGuard(reading, value);
  if (value.kind === 'plain' && typeof value.value === 'string') return value.value;
  return codeName(reading, 'guard', value);
}
