import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../engine';
import { chartOf, innermostPaths, stateName } from '../graph';
import { stateItem } from './coverageItems';
import { explore } from './explore';
import { candidatePaths } from './minimizePaths';
import type { MachineModel } from './model';
import { type Path, pathOf } from './path';

/**
 * For each start a shortest path to a state, if there is one.
 * @param state name of the state, such as `menu.open`.
 * @throws RangeError that lists all names, if the machine has no such state.
 */
export function pathsTo(machine: AnyStateMachine, model: MachineModel, state: string): readonly Path[] {
  const states = chartOf(machine).nodes.filter(({ parent }) => parent !== undefined);
  const id = states.find((node) => stateName(node) === state)?.id;
  if (id === undefined) {
    const names = states.map(stateName).join(', ');
    throw new RangeError(`The machine "${machine.id}" has no state "${state}". States: ${names}`);
  }
  return model.starts.flatMap((start) => {
    const [shortest] = candidatePaths(explore(machine, model, start))
      .filter(({ covered }) => covered.has(stateItem(id)))
      .sort((one, other) => one.inputs.length - other.inputs.length);
    return shortest ? [pathOf(shortest, model)] : [];
  });
}

/** The innermost active states. */
const leavesText = ({ snapshot }: Configuration): string => innermostPaths(snapshot.value).join(', ');

const pathText = ({ start, initial, steps }: Path, index: number): string =>
  [
    `${index + 1}. ${start.name}: ${leavesText(initial)}`,
    ...steps.map(({ text, configuration }) => `   ${text}\n      -> ${leavesText(configuration)}`),
  ].join('\n');

/** Meanings of the events in some paths: `menu.toggled: The hamburger button is pressed.` */
function meaningsText(paths: readonly Path[], { events }: MachineModel): readonly string[] {
  const types = new Set(
    paths.flatMap(({ steps }) => steps.flatMap(({ input }) => (input.by === 'event' ? [input.type] : []))),
  );
  const lines = [...types].flatMap((type) => {
    const { meaning } = events[type] ?? {};
    return meaning === undefined ? [] : [`   ${type}: ${meaning}`];
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** Paths for testers who follow them by hand: the meanings of the events, then each step, and the states after it. */
export const pathsText = (machine: AnyStateMachine, model: MachineModel, paths: readonly Path[]): string =>
  [
    `${machine.id}: ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`,
    ...meaningsText(paths, model),
    ...paths.map(pathText),
  ].join('\n\n');
