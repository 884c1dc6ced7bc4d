import { machines } from '../registry';
import { named } from './named';

/** True for the id of a machine of the site; a file has an ending, a folder or a revision. */
export const isSiteId = (source: string): boolean => !/[./\\:]/.test(source);

/** The machine of the site with an id. @throws Error that lists all ids. */
export const siteMachine = (id: string) =>
  named(Object.fromEntries(machines.map((listed) => [listed.machine.id, listed])), id, 'machine');
