import { type ListedMachine, machines } from '../registry';
import { machinePaths, pathsText, pathsTo } from '../statechart/paths';

function siteMachine(id: string): ListedMachine {
  const listed = machines.find(({ machine }) => machine.id === id);
  if (listed) return listed;
  throw new Error(
    `There is no machine "${id}". Known: ${machines.map(({ machine }) => machine.id).join(', ')}`,
  );
}

/**
 * Paths of the machine with an id, or of all machines, as text.
 * @param to name of a state; requires an id.
 * @throws Error that lists the known names, for an unknown machine or state.
 */
export function printedPaths(id: string | undefined, to: string | undefined): string {
  const listed = id === undefined ? machines : [siteMachine(id)];
  const texts = listed.map(({ machine, model }) =>
    pathsText(machine, model, to === undefined ? machinePaths(machine, model) : pathsTo(machine, model, to)),
  );
  return `${texts.join('\n\n')}\n`;
}
