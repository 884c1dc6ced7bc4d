import { type AnyStateMachine, createMachine, fromPromise } from 'xstate';
import { actionOf } from './actions';
import { machineId } from './actors';
import { guardOf } from './guards';
import { type Reading, reportUnknown, type StandInKind, standInName } from './reading';
import { propertyOf, stringOf, type Written, type WrittenEntry } from './written';

/** XState types the implementations by the names of a setup, which are known only when a text is read. */
type Implementations = Parameters<AnyStateMachine['provide']>[0];

/** Duration of a delay that a function computes, in a simulation, in ms. */
const UNKNOWN_DELAY_MS = 1_000;

/** Entries of one kind of all implementations; a later one replaces an earlier one of the same name. */
function entriesOf(reading: Reading, all: readonly Written[], kind: string): readonly WrittenEntry[] {
  const entries = new Map<string, WrittenEntry>();
  for (const implementations of all) {
    const group = propertyOf(implementations, kind);
    if (group?.kind !== 'object') {
      if (group) reportUnknown(reading, `The ${kind} cannot be resolved`, group);
      continue;
    }
    for (const gap of group.gaps) reportUnknown(reading, `Some ${kind} are missing`, gap);
    for (const entry of group.entries) entries.set(entry.key, entry);
  }
  return [...entries.values()];
}

/** Mark of an implementation in JSON: `function` is code, `missing` a name without an implementation. */
const markOf = (reading: Reading, value: Written): string | undefined =>
  reading.isJson ? stringOf(propertyOf(value, '$type')) : undefined;

function guardImplementation(reading: Reading, value: Written): unknown {
  const isData = reading.isJson && markOf(reading, value) === undefined;
  if (isData || value.kind === 'call' || stringOf(value) !== undefined) return guardOf(reading, value);
  return () => true;
}

const actionImplementation = (reading: Reading, value: Written): unknown =>
  reading.isJson && markOf(reading, value) === undefined ? actionOf(reading, value) : () => undefined;

function actorImplementation(reading: Reading, value: Written): unknown {
  const id = markOf(reading, value) === 'machine' ? stringOf(propertyOf(value, 'id')) : undefined;
  if (id !== undefined) return createMachine({ id });
  return value.kind === 'machine'
    ? createMachine({ id: machineId(value.config) })
    : fromPromise(() => new Promise<never>(() => undefined));
}

const delayImplementation = (_: Reading, value: Written): number | (() => number) =>
  value.kind === 'plain' && typeof value.value === 'number' ? value.value : () => UNKNOWN_DELAY_MS;

/** True for an implementation that JSON can represent: a number, a composed guard, an action of XState. */
const isData = (reading: Reading, value: Written): boolean =>
  value.kind === 'plain' || (reading.isJson && markOf(reading, value) === undefined);

/** Implementations with stand-ins: guards are true, actors never end, and a computed delay is one second. */
export function implementationsOf(reading: Reading, all: readonly Written[]): Implementations {
  const standIns = <Value>(kind: StandInKind, implement: (reading: Reading, value: Written) => Value) =>
    Object.fromEntries(
      entriesOf(reading, all, `${kind}s`).flatMap(({ key, value }) => {
        if (!isData(reading, value)) standInName(reading, kind, value, key);
        return markOf(reading, value) === 'missing' ? [] : [[key, implement(reading, value)]];
      }),
    );
  return {
    guards: standIns('guard', guardImplementation),
    // XState types an action by the names of a setup, too.
    actions: standIns('action', actionImplementation) as NonNullable<Implementations['actions']>,
    actors: standIns('actor', actorImplementation),
    delays: standIns('delay', delayImplementation),
  };
}
