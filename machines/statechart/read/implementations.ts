import { type AnyStateMachine, createMachine, fromPromise } from 'xstate';
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

function guardImplementation(reading: Reading, value: Written): unknown {
  if (value.kind === 'call' || stringOf(value) !== undefined) return guardOf(reading, value);
  return () => true;
}

const actorImplementation = (value: Written): unknown =>
  value.kind === 'machine'
    ? createMachine({ id: machineId(value.config) })
    : fromPromise(() => new Promise<never>(() => undefined));

const delayImplementation = (value: Written): number | (() => number) =>
  value.kind === 'plain' && typeof value.value === 'number' ? value.value : () => UNKNOWN_DELAY_MS;

/** Implementations with stand-ins: guards are true, actors never end, and a computed delay is one second. */
export function implementationsOf(reading: Reading, all: readonly Written[]): Implementations {
  const standIns = <Value>(kind: StandInKind, implement: (value: Written) => Value) =>
    Object.fromEntries(
      entriesOf(reading, all, `${kind}s`).map(({ key, value }) => {
        if (value.kind !== 'plain') standInName(reading, kind, value, key);
        return [key, implement(value)];
      }),
    );
  return {
    guards: standIns('guard', (value) => guardImplementation(reading, value)),
    actions: standIns('action', () => () => undefined),
    actors: standIns('actor', actorImplementation),
    delays: standIns('delay', delayImplementation),
  };
}
