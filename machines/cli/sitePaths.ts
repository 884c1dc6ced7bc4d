import { machines } from '../registry';
import { allPaths, type PathReport, pathsTo } from '../statechart/paths';

/** The options of the command. */
export interface Request {
  /** The id of a machine; by default all machines. */
  readonly machine?: string | undefined;
  /** The name of a state; requires a machine. */
  readonly to?: string | undefined;
}

/**
 * Paths of the site's machines.
 * @throws RangeError that lists the known ones, if there is no such machine or state.
 */
export function sitePaths({ machine: id, to }: Request): readonly PathReport[] {
  const asked = machines.filter(({ machine }) => id === undefined || machine.id === id);
  const [only] = asked;
  if (!only) {
    const ids = machines.map(({ machine }) => machine.id);
    throw new RangeError(`There is no machine "${id}". Machines: ${ids.join(', ')}`);
  }
  if (to === undefined) return asked.map(({ machine, model }) => allPaths(machine, model));
  if (id === undefined) throw new RangeError('--to needs a machine: which one has the state?');
  return [pathsTo(only.machine, only.model, to)];
}

export { playwrightSpec, reportText } from '../statechart/paths';
