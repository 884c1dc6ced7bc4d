import { type ListedMachine, machines } from '../registry';

/** The machine of the site with an id. @throws Error that lists all ids. */
export function siteMachine(id: string): ListedMachine {
  const listed = machines.find(({ machine }) => machine.id === id);
  if (listed) return listed;
  throw new Error(
    `There is no machine "${id}". Known: ${machines.map(({ machine }) => machine.id).join(', ')}`,
  );
}
