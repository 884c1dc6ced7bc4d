import { type Chart, chartOf } from '../../machines/statechart/graph';
import { zoo } from './zoo';

/** The chart of one of the zoo's machines. */
export function zooChart(id: string): Chart {
  const machine = zoo.find((animal) => animal.id === id);
  if (!machine) throw new Error(`The zoo has no machine ${id}.`);
  return chartOf(machine);
}
