import { activePaths, type Configuration } from '../../../machines/statechart/engine';
import type { Path, PathStep } from '../../../machines/statechart/paths';
import { expect, test } from '../../support/test';

/** The visitor's side of a machine: an action for each of its steps, and an assertion for each of its states. */
export interface PageModel {
  /** Prepares the start of a path. */
  readonly open: (start: Path['start']) => Promise<void>;
  /** The action for each step, by the step's name. */
  readonly steps: Readonly<Record<string, (action: Action) => Promise<void>>>;
  /**
   * Steps that follow the previous one synchronously, so that the state between them is never rendered. They
   * are set up before that step.
   */
  readonly arranged?: Readonly<Record<string, () => Promise<void>>>;
  /** Waits until the page has reacted to a step, so that an unchanged state is not asserted too early. */
  readonly settle: () => Promise<void>;
  /** Assertion for each state, by the state's path. */
  readonly states: Readonly<Record<string, (configuration: Configuration) => Promise<void>>>;
}

export interface Action {
  readonly step: PathStep;
  /** Time that passes, in ms. */
  readonly waitMs: number;
}

const statesOf = ({ snapshot }: Configuration): readonly string[] => activePaths(snapshot.value);

/** Steps and states of a path that the page model lacks. XState's own test runner would skip them silently. */
export function missingFor(path: Path, { steps, states }: PageModel): readonly string[] {
  const configurations = [path.initial, ...path.steps.map(({ configuration }) => configuration)];
  return [
    ...path.steps.flatMap(({ name }) => (name in steps ? [] : [`step ${name}`])),
    ...configurations.flatMap(statesOf).flatMap((state) => (state in states ? [] : [`state ${state}`])),
  ];
}

/** Drives a path on the page: performs each step, and asserts each state. */
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
