import { machines } from '../registry';
import { allPaths, type PathReport, pathsTo, stateNames } from '../statechart/paths';

/** The options of the command. */
export interface Request {
  /** The id of a machine; by default all machines. */
  readonly machine?: string | undefined;
  /** The name of a state; requires a machine. */
  readonly to?: string | undefined;
}

/** A request with an unknown machine or state; its message lists the known ones. */
export class RequestError extends Error {}

/**
 * The paths of the site's machines.
 * @throws RequestError when there is no such machine or state.
 */
export function sitePaths({ machine: id, to }: Request): readonly PathReport[] {
  const asked = machines.filter(({ machine }) => id === undefined || machine.id === id);
  const [only] = asked;
  if (!only) {
    const ids = machines.map(({ machine }) => machine.id);
    throw new RequestError(`There is no machine "${id}". Machines: ${ids.join(', ')}`);
  }
  if (to === undefined) return asked.map(({ machine, model }) => allPaths(machine, model));
  if (id === undefined) throw new RequestError('--to needs a machine: which one has the state?');
  const names = stateNames(only.machine);
  if (!names.includes(to)) {
    throw new RequestError(`The machine "${id}" has no state "${to}". States: ${names.join(', ')}`);
  }
  return [pathsTo(only.machine, only.model, to)];
}

export { reportText } from '../statechart/paths';
