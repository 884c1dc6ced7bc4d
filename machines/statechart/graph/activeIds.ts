import type { StateValue } from 'xstate';
import type { Chart } from './chart';

/** Whether the states along a path of keys are all active. */
function isActive(value: StateValue, [key, ...inner]: readonly string[]): boolean {
  if (key === undefined) return true;
  if (typeof value === 'string') return value === key && inner.length === 0;
  const inside = Object.hasOwn(value, key) ? value[key] : undefined;
  return inside !== undefined && isActive(inside, inner);
}

/**
 * The ids of all active states, parents included, in the order of the chart.
 * @param value of a snapshot of the machine that the chart is of.
 */
export const activeIds = ({ nodes }: Chart, value: StateValue): readonly string[] =>
  nodes.filter(({ path }) => isActive(value, path)).map(({ id }) => id);
