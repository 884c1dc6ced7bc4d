import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf, stateNames, triggerText } from '../graph';
import { type CoverageItem, type CoverageItems, guardItem, stateItem, transitionItem } from './coverageItems';
import type { MachineModel } from './model';

/** The covered part of a machine. */
export interface Coverage {
  readonly states: Share;
  readonly transitions: Share;
  /** A guard is covered when it was true and when it was false. */
  readonly guards: Share;
  /** Number of outcomes that the model exempts. */
  readonly exempt: number;
  /** A line for each item that is not covered, and for each wrong exemption. */
  readonly problems: readonly string[];
}

export interface Share {
  readonly seen: number;
  readonly total: number;
}

/** A state, a transition or a guard: covered when all of its items are. */
interface Goal {
  readonly items: readonly CoverageItem[];
  readonly problem: (item: CoverageItem) => string;
}

/** A history state is never entered itself. */
function stateGoals(chart: Chart): readonly Goal[] {
  const nameOf = stateNames(chart);
  return chart.nodes
    .filter(({ type }) => type !== 'history')
    .map(({ id }) => ({
      items: [stateItem(id)],
      problem: () => `state ${nameOf(id)} is never entered`,
    }));
}

function transitionGoals(chart: Chart): readonly Goal[] {
  const nameOf = stateNames(chart);
  return chart.transitions.map((transition) => {
    const targets = transition.targets.map(nameOf).join(', ');
    const label = [triggerText(transition), transition.guard && `[${transition.guard}]`].filter(Boolean);
    const arrow = `${nameOf(transition.source)} -- ${label.join(' ')} --> ${targets || 'itself'}`;
    return { items: [transitionItem(transition.id)], problem: () => `transition ${arrow} is never taken` };
  });
}

function guardGoals(chart: Chart, model: MachineModel): readonly Goal[] {
  const { exemptions = [] } = model;
  const isExempt = (guard: string, outcome: boolean) =>
    exemptions.some(({ guard: name, never }) => name === guard && never === outcome);
  return chart.guards.map(({ name }) => ({
    items: [true, false]
      .filter((outcome) => !isExempt(name, outcome))
      .map((outcome) => guardItem(name, outcome)),
    problem: (item) => `guard ${name} is never ${item === guardItem(name, true)}`,
  }));
}

const goalsOf = (machine: AnyStateMachine, model: MachineModel) => {
  const chart = chartOf(machine);
  return {
    states: stateGoals(chart),
    transitions: transitionGoals(chart),
    guards: guardGoals(chart, model),
  };
};

/** All items of a machine without those that its model exempts. */
export function wantedItems(machine: AnyStateMachine, model: MachineModel): CoverageItems {
  const goals = Object.values(goalsOf(machine, model)).flat();
  return new Set(goals.flatMap(({ items }) => items));
}

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

/** Compares the covered items with all items of a machine. */
export function measure(machine: AnyStateMachine, model: MachineModel, seen: CoverageItems): Coverage {
  const { states, transitions, guards } = goalsOf(machine, model);
  const isSeen = ({ items }: Goal) => items.every((item) => seen.has(item));
  const share = (goals: readonly Goal[]): Share => ({
    seen: goals.filter(isSeen).length,
    total: goals.length,
  });
  const missing = [...states, ...transitions, ...guards].flatMap(({ items, problem }) =>
    items.filter((item) => !seen.has(item)).map(problem),
  );
  return {
    states: share(states),
    transitions: share(transitions),
    guards: share(guards),
    exempt: model.exemptions?.length ?? 0,
    problems: [...missing, ...wrongExemptions(machine, model, seen)],
  };
}
