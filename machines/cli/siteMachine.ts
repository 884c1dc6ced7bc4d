import { machines } from '../registry';
import { named } from './named';

/** The machine of the site with an id. @throws Error that lists all ids. */
export const siteMachine = (id: string) =>
  named(Object.fromEntries(machines.map((listed) => [listed.machine.id, listed])), id, 'machine');
