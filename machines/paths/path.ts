import type { MachineModel, ModelStart } from '../models/model';
import type { FoundWay } from './cover';
import { joined, type Marks } from './marks';
import type { Situation } from './situation';
import { stepName, stepText } from './stepText';
import type { Stimulus } from './stimulus';

/** What happens to a machine from a start on, step by step, with the situation after each. */
export interface Path {
  readonly start: ModelStart;
  readonly initial: Situation;
  readonly steps: readonly Step[];
  /** For people: the start and every step in words; who is not named is the visitor. */
  readonly title: string;
}

export interface Step {
  readonly stimulus: Stimulus;
  /** What happens, without what it carries: `menu.toggled`. */
  readonly name: string;
  /** For people: `the visitor: menu.toggled`. */
  readonly text: string;
  readonly situation: Situation;
}

/** Goes a way step by step. */
export function pathOf({ exploration, stimuli }: FoundWay, model: MachineModel): Path {
  const { start, timed, initial } = exploration;
  const steps: Step[] = [];
  for (const stimulus of stimuli) {
    const before = steps.at(-1)?.situation ?? initial;
    steps.push({
      stimulus,
      name: stepName(stimulus, before),
      text: stepText(stimulus, before, model),
      situation: timed.next(before, stimulus),
    });
  }
  const texts = steps.map(({ text }) => text.replace(/^the visitor: /, ''));
  return { start, initial, steps, title: [start.name, ...texts].join(' → ') };
}

/** All that is seen on a path. */
export const marksOf = ({ initial, steps }: Path): Marks =>
  joined([initial.marks, ...steps.map(({ situation }) => situation.marks)]);
