import type { AnyStateMachine } from 'xstate';
import { chartOf, stateNames, triggerText } from '../graph';
import { type CoverageItem, type CoverageItems, guardItem, stateItem, transitionItem } from './coverageItems';
import type { MachineModel } from './model';

/** Every state, transition and guard outcome of a machine, with a sentence for the case that it is not covered. */
function goalsOf(machine: AnyStateMachine, { exemptions = [] }: MachineModel) {
  const chart = chartOf(machine);
  const nameOf = stateNames(chart);
  const goals = new Map<CoverageItem, string>();
  for (const { id } of chart.nodes) goals.set(stateItem(id), `state ${nameOf(id)} is never entered`);
  for (const transition of chart.transitions) {
    const { id, source, guard, target } = transition;
    const label = [triggerText(transition), guard && `[${guard}]`].filter(Boolean).join(' ');
    goals.set(
      transitionItem(id),
      `transition ${nameOf(source)} -- ${label} --> ${target === undefined ? 'itself' : nameOf(target)} is never taken`,
    );
  }
  for (const { name } of chart.guards) {
    for (const outcome of [true, false]) {
      const isExempt = exemptions.some(({ guard, never }) => guard === name && never === outcome);
      if (!isExempt) goals.set(guardItem(name, outcome), `guard ${name} is never ${outcome}`);
    }
  }
  return goals;
}

/** All items of a machine without those that its model exempts. */
export const wantedItems = (machine: AnyStateMachine, model: MachineModel): CoverageItems =>
  new Set(goalsOf(machine, model).keys());

/** Exemptions of outcomes that occur, and of guards that the machine does not have. */
function wrongExemptions(machine: AnyStateMachine, { exemptions = [] }: MachineModel, seen: CoverageItems) {
  const names = chartOf(machine).guards.map(({ name }) => name);
  return exemptions.flatMap(({ guard, never }) => {
    if (!names.includes(guard)) return [`guard ${guard} is exempt, but there is none of that name`];
    return seen.has(guardItem(guard, never))
      ? [`guard ${guard} is exempt from being ${never}, but it is`]
      : [];
  });
}

/** A sentence for each item of a machine that is not covered, and for each wrong exemption. */
export const coverageGaps = (
  machine: AnyStateMachine,
  model: MachineModel,
  seen: CoverageItems,
): readonly string[] => [
  ...[...goalsOf(machine, model)].flatMap(([item, sentence]) => (seen.has(item) ? [] : [sentence])),
  ...wrongExemptions(machine, model, seen),
];
