import type { Path, Step } from '../../../machines/paths/path';
import type { Situation } from '../../../machines/paths/situation';
import { expect, test } from '../../support/test';

/** A machine as its visitors know it: what they do for each of its steps, and what they see in each of its states. */
export interface PageModel {
  /** Brings about the situation in which a path starts. */
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
  readonly states: Readonly<Record<string, (situation: Situation) => Promise<void>>>;
}

export interface Action {
  readonly step: Step;
  /** How long passes, in ms. */
  readonly waitMs: number;
}

const statesOf = ({ snapshot }: Situation): readonly string[] =>
  snapshot._nodes.flatMap(({ path }) => (path.length > 0 ? [path.join('.')] : []));

/** What a path needs and the page model lacks: XState's own test runner would pass it over in silence. */
export function missingFor(path: Path, { steps, states }: PageModel): readonly string[] {
  const situations = [path.initial, ...path.steps.map(({ situation }) => situation)];
  return [
    ...path.steps.flatMap(({ name }) => (name in steps ? [] : [`step ${name}`])),
    ...situations.flatMap(statesOf).flatMap((state) => (state in states ? [] : [`state ${state}`])),
  ];
}

/** Walks a path on the page: does what each step needs, and looks for what each state shows. */
export async function drive(path: Path, page: PageModel): Promise<void> {
  expect(missingFor(path, page)).toEqual([]);
  const see = async (situation: Situation) => {
    await page.settle();
    for (const state of statesOf(situation)) {
      await test.step(`sees ${state}`, () => page.states[state]?.(situation));
    }
  };

  await test.step(path.start.name, () => page.open(path.start));
  await see(path.initial);
  let before = path.initial;
  for (const [index, step] of path.steps.entries()) {
    const arrange = page.arranged?.[path.steps[index + 1]?.name ?? ''];
    const waitMs = step.situation.nowMs - before.nowMs;
    await test.step(step.text, async () => {
      await arrange?.();
      await page.steps[step.name]?.({ step, waitMs });
    });
    if (!arrange) await see(step.situation);
    before = step.situation;
  }
}
