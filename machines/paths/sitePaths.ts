import { machines } from '../registry';
import { allPaths, type PathReport, pathsTo, stateNames } from './report';

/** What can be asked for. */
export interface Request {
  /** The id of a machine; without it all are meant. */
  readonly machine?: string | undefined;
  /** The name of a state, which needs a machine. */
  readonly to?: string | undefined;
}

/** A request that cannot be answered; its message says what can be asked for instead. */
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
  if (to === undefined) return asked.map(allPaths);
  if (id === undefined) throw new RequestError('--to needs a machine: which one has the state?');
  const names = stateNames(only);
  if (!names.includes(to)) {
    throw new RequestError(`The machine "${id}" has no state "${to}". States: ${names.join(', ')}`);
  }
  return [pathsTo(only, to)];
}

export { reportText } from './report';
