import type { AnyStateMachine } from 'xstate';

type Definition = Readonly<Record<string, unknown>>;

const isDefinition = (value: unknown): value is Definition => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown) => (isDefinition(value) ? Object.entries(value) : []);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
/** Number of transitions under a key: a list of them, one, or a bare target. */
const written = (value: unknown) => listOf(value).length;
const writtenIfAny = (value: unknown) => (value === undefined ? 0 : written(value));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface Count {
  readonly states: number;
  readonly transitions: number;
}

function count(state: unknown): Count {
  if (!isDefinition(state)) return { states: 1, transitions: 0 };
  const inner = entriesOf(state.states).map(([, child]) => count(child));
  const invokes = state.invoke === undefined ? [] : listOf(state.invoke).filter(isDefinition);
  return {
    states: 1 + sum(inner.map(({ states }) => states)),
    transitions: sum([
      ...entriesOf(state.on).map(([, value]) => written(value)),
      ...entriesOf(state.after).map(([, value]) => written(value)),
      ...invokes.flatMap(({ onDone, onError }) => [onDone, onError].map(writtenIfAny)),
      writtenIfAny(state.always),
      ...inner.map(({ transitions }) => transitions),
    ]),
  };
}

/** Number of states and transitions in the source of a machine. */
export const definitionCount = (machine: AnyStateMachine): Count => count(machine.config);
