import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from '../models/model';
import { type Chart, chartOf, stateNames, triggerText } from '../statechart/graph';
import { guardMark, type Mark, type Marks, stateMark, transitionMark } from './marks';

/** How much of a machine was seen. */
export interface Coverage {
  readonly states: Share;
  readonly transitions: Share;
  /** A guard is seen when it was true and when it was false. */
  readonly guards: Share;
  /** How many outcomes the model exempts. */
  readonly exempt: number;
  /** What was not seen, and exemptions that are wrong: one line each. */
  readonly problems: readonly string[];
}

export interface Share {
  readonly seen: number;
  readonly total: number;
}

/** Something to be seen: all of its marks. */
interface Aim {
  readonly marks: readonly Mark[];
  readonly problem: (mark: Mark) => string;
}

/** The states that can be entered: a history state only leads to others. */
function stateAims(chart: Chart): readonly Aim[] {
  const nameOf = stateNames(chart);
  return chart.nodes
    .filter(({ type }) => type !== 'history')
    .map(({ id }) => ({
      marks: [stateMark(id)],
      problem: () => `state ${nameOf(id)} is never entered`,
    }));
}

function transitionAims(chart: Chart): readonly Aim[] {
  const nameOf = stateNames(chart);
  return chart.transitions.map((transition) => {
    const targets = transition.targets.map(nameOf).join(', ');
    const label = [triggerText(transition), transition.guard && `[${transition.guard}]`].filter(Boolean);
    const arrow = `${nameOf(transition.source)} -- ${label.join(' ')} --> ${targets || 'itself'}`;
    return { marks: [transitionMark(transition.id)], problem: () => `transition ${arrow} is never taken` };
  });
}

function guardAims(chart: Chart, { exemptions = [] }: MachineModel): readonly Aim[] {
  const isExempt = (guard: string, outcome: boolean) =>
    exemptions.some(({ guard: name, never }) => name === guard && never === outcome);
  return chart.guards.map(({ name }) => ({
    marks: [true, false]
      .filter((outcome) => !isExempt(name, outcome))
      .map((outcome) => guardMark(name, outcome)),
    problem: (mark) => `guard ${name} is never ${mark === guardMark(name, true)}`,
  }));
}

const aimsOf = (machine: AnyStateMachine, model: MachineModel) => {
  const chart = chartOf(machine);
  return {
    states: stateAims(chart),
    transitions: transitionAims(chart),
    guards: guardAims(chart, model),
  };
};

/** All that there is to see of a machine, but for what its model exempts. */
export function wantedMarks(machine: AnyStateMachine, model: MachineModel): Marks {
  const aims = Object.values(aimsOf(machine, model)).flat();
  return new Set(aims.flatMap(({ marks }) => marks));
}

/** Exemptions that do not hold, or that are for no guard of the machine. */
function wrongExemptions(machine: AnyStateMachine, { exemptions = [] }: MachineModel, seen: Marks) {
  const names = chartOf(machine).guards.map(({ name }) => name);
  return exemptions.flatMap(({ guard, never }) => {
    if (!names.includes(guard)) return [`guard ${guard} is exempt, but there is none of that name`];
    return seen.has(guardMark(guard, never))
      ? [`guard ${guard} is exempt from being ${never}, but it is`]
      : [];
  });
}

/** Measures what was seen of a machine against all that there is to see. */
export function measure(machine: AnyStateMachine, model: MachineModel, seen: Marks): Coverage {
  const { states, transitions, guards } = aimsOf(machine, model);
  const isSeen = ({ marks }: Aim) => marks.every((mark) => seen.has(mark));
  const share = (aims: readonly Aim[]): Share => ({ seen: aims.filter(isSeen).length, total: aims.length });
  const missing = [...states, ...transitions, ...guards].flatMap(({ marks, problem }) =>
    marks.filter((mark) => !seen.has(mark)).map(problem),
  );
  return {
    states: share(states),
    transitions: share(transitions),
    guards: share(guards),
    exempt: model.exemptions?.length ?? 0,
    problems: [...missing, ...wrongExemptions(machine, model, seen)],
  };
}
