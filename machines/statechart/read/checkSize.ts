import { limits } from './limits';
import { ReadError } from './readError';
import type { Written } from './written';

const counted = (count: number): string => count.toLocaleString('en-US');

const childrenOf = (value: Written): readonly (readonly [string, Written])[] => {
  if (value.kind === 'object') return value.entries.map(({ key, value: item }) => [key, item]);
  return value.kind === 'list' ? value.items.map((item, index) => [String(index), item]) : [];
};

/**
 * Checks the size of a configuration. It does not recurse, and stops at the first excess, because constants may repeat a value
 * many times.
 * @throws ReadError at the first value above a limit.
 */
export function checkSize(config: Written): void {
  const { depth, values, entries, states } = limits;
  const waiting = [{ value: config, level: 0, name: '' }];
  const found = { values: 0, states: 0 };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, level, name } = next;
    const children = childrenOf(value);
    const isStates = name === 'states';
    found.values += children.length;
    found.states += isStates ? children.length : 0;
    const excess = (message: string) => new ReadError(message, value.place);
    if (found.states > states) throw excess(`The machine has more than ${counted(states)} states.`);
    if (found.values > values) throw excess(`The machine has more than ${counted(values)} values.`);
    if (!isStates && children.length > entries) {
      throw excess(`"${name}" has more than ${counted(entries)} entries.`);
    }
    if (level > depth) throw excess(`The machine is nested more than ${depth} levels deep.`);
    for (const [key, child] of children) waiting.push({ value: child, level: level + 1, name: key });
  }
}
