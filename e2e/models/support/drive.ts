import { activePaths, type Configuration } from '../../../machines/statechart/engine/configuration';
import type { Path, PathStep } from '../../../machines/statechart/paths/path';
import { expect, test } from '../../support/test';

/** A machine as its visitors know it: what they do for each of its steps, and what they see in each of its states. */
export interface PageModel {
  /** Prepares the start of a path. */
  readonly open: (start: Path['start']) => Promise<void>;
  /** What happens outside the machine for each step, by the step's name. */
  readonly steps: Readonly<Record<string, (action: Action) => Promise<void>>>;
  /**
   * Steps that follow the one before at once, so that nobody sees what is between; they are arranged before that one.
   */
  readonly arranged?: Readonly<Record<string, () => Promise<void>>>;
  /** Waits until the page has done what it does about a step: a state that stays must not be seen too early. */
  readonly settle: () => Promise<void>;
  /** What the page shows in each state, by the state's path. */
  readonly states: Readonly<Record<string, (configuration: Configuration) => Promise<void>>>;
}

export interface Action {
  readonly step: PathStep;
  /** How long passes, in ms. */
  readonly waitMs: number;
}

const statesOf = ({ snapshot }: Configuration): readonly string[] => activePaths(snapshot.value);

/** What a path needs and the page model lacks: XState's own test runner would pass it over in silence. */
export function missingFor(path: Path, { steps, states }: PageModel): readonly string[] {
  const configurations = [path.initial, ...path.steps.map(({ configuration }) => configuration)];
  return [
    ...path.steps.flatMap(({ name }) => (name in steps ? [] : [`step ${name}`])),
    ...configurations.flatMap(statesOf).flatMap((state) => (state in states ? [] : [`state ${state}`])),
  ];
}

/** Walks a path on the page: does what each step needs, and looks for what each state shows. */
export async function drive(path: Path, page: PageModel): Promise<void> {
  expect(missingFor(path, page)).toEqual([]);
  const see = async (configuration: Configuration) => {
    await page.settle();
    for (const state of statesOf(configuration)) {
      await test.step(`sees ${state}`, () => page.states[state]?.(configuration));
    }
  };

  await test.step(path.start.name, () => page.open(path.start));
  await see(path.initial);
  let before = path.initial;
  for (const [index, step] of path.steps.entries()) {
    const arrange = page.arranged?.[path.steps[index + 1]?.name ?? ''];
    const waitMs = step.configuration.nowMs - before.nowMs;
    await test.step(step.text, async () => {
      await arrange?.();
      await page.steps[step.name]?.({ step, waitMs });
    });
    if (!arrange) await see(step.configuration);
    before = step.configuration;
  }
}
