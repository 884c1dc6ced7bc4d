import type { AnyStateMachine } from 'xstate';
import type { Input } from '../engine';
import { wantedItems } from './coverage';
import { type CoverageItems, union } from './coverageItems';
import { type CandidatePath, explore, type ReachedConfiguration } from './explore';
import { minimizePaths } from './minimizePaths';
import type { MachineModel, ModelStart } from './model';
import { stepName, stepText } from './stepText';

/** A start and inputs, with the configuration after each. */
export interface Path {
  readonly start: ModelStart;
  readonly initial: ReachedConfiguration;
  readonly steps: readonly PathStep[];
  /** The start and all steps as text; an event without a sender comes from the visitor. */
  readonly title: string;
}

export interface PathStep {
  readonly input: Input;
  /** Without the payload: `menu.toggled`. */
  readonly name: string;
  /** `the visitor: menu.toggled`. */
  readonly text: string;
  readonly configuration: ReachedConfiguration;
}

/** Follows a path step by step. */
export function pathOf({ origin, inputs }: CandidatePath, model: MachineModel): Path {
  const { start, initial, chart, next } = origin;
  const steps: PathStep[] = [];
  for (const input of inputs) {
    const before = steps.at(-1)?.configuration ?? initial;
    steps.push({
      input,
      name: stepName(chart, input, before),
      text: stepText(chart, input, before, model),
      configuration: next(before, input),
    });
  }
  const texts = steps.map(({ text }) => text.replace(/^the visitor: /, ''));
  return { start, initial, steps, title: [start.name, ...texts].join(' → ') };
}

/** Everything that a path covers. */
export const coveredBy = ({ initial, steps }: Path): CoverageItems =>
  union([initial.covered, ...steps.map(({ configuration }) => configuration.covered)]);

/** A few paths that cover every state, transition and guard outcome that any order of inputs can reach. */
export function machinePaths(machine: AnyStateMachine, model: MachineModel): readonly Path[] {
  const explorations = model.starts.map((start) => explore(machine, model, start));
  return minimizePaths(explorations, wantedItems(machine, model)).map((path) => pathOf(path, model));
}
