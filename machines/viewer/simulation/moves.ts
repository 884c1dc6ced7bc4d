import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionTexts } from '../chart/actionText';
import { activeIds } from '../chart/activeIds';
import { isInside } from '../chart/stateNodes';
import type { Microstep } from './dryRun';
import { exitSet, takenOf } from './exitSet';
import type { Subject } from './subject';
import { targetsOf } from './targets';

/** What a machine does on its way from one snapshot to another; all in order, states and transitions by their ids. */
export interface Moves {
  readonly left: readonly string[];
  readonly entered: readonly string[];
  readonly transitions: readonly string[];
  /** As text: on leaving, on the way, and on entering. */
  readonly actions: readonly string[];
}

const statesOf = ({ chart, states }: Subject, { value }: AnyMachineSnapshot): readonly AnyStateNode[] => {
  const active = new Set(activeIds(chart, value));
  return states.filter(({ id }) => active.has(id));
};

/** What is done on the way to where a state starts, if it is entered without being told where to go inside. */
function initialActions(state: AnyStateNode, targets: readonly AnyStateNode[]): readonly unknown[] {
  const isDirected = targets.some((target) => isInside(target, state));
  return state.type === 'compound' && !isDirected ? state.initial.actions : [];
}

const idsOf = (states: readonly AnyStateNode[]): readonly string[] => states.map(({ id }) => id);

/** Between two microsteps. @param before undefined at the start, when nothing is active yet. */
function movesOf(
  subject: Subject,
  before: AnyMachineSnapshot | undefined,
  selected: readonly AnyTransitionDefinition[],
  after: AnyMachineSnapshot,
): Moves {
  const active = before ? statesOf(subject, before) : [];
  const taken = before ? takenOf(selected, active, before) : [];
  const exits = new Set(before ? taken.flatMap((transition) => exitSet(transition, active, before)) : []);
  const targets = before ? taken.flatMap((transition) => targetsOf(transition, before)) : [];

  // Inner states are left before outer ones, and entered after them.
  const left = active.filter((state) => exits.has(state)).reverse();
  const activeAfter = statesOf(subject, after);
  const entered = activeAfter.filter((state) => exits.has(state) || !active.includes(state));
  const ended = after.status === 'done' ? [...activeAfter].reverse() : [];
  return {
    left: idsOf(left),
    entered: idsOf(entered),
    transitions: taken.flatMap((transition) => subject.idOf.get(transition) ?? []),
    actions: actionTexts([
      ...left.flatMap(({ exit }) => exit),
      ...taken.flatMap(({ actions }) => actions),
      ...entered.flatMap((state) => [...state.entry, ...initialActions(state, targets)]),
      ...ended.flatMap(({ exit }) => exit),
    ]),
  };
}

/** What a machine does in a row of microsteps. @param before undefined at the start. */
export function movesIn(
  subject: Subject,
  before: AnyMachineSnapshot | undefined,
  microsteps: readonly Microstep[],
): Moves {
  const each = microsteps.map(({ transitions, snapshot }, index) =>
    movesOf(subject, microsteps[index - 1]?.snapshot ?? before, transitions, snapshot),
  );
  return {
    left: each.flatMap(({ left }) => left),
    entered: each.flatMap(({ entered }) => entered),
    transitions: each.flatMap(({ transitions }) => transitions),
    actions: each.flatMap(({ actions }) => actions),
  };
}
