import type { Page } from '@playwright/test';
import type { AnyStateMachine, EventFrom } from 'xstate';
import type { Configuration } from '../../machines/statechart/engine';
import { activePaths } from '../../machines/statechart/graph';
import {
  type CandidatePath,
  type Edge,
  explore,
  type MachineModel,
  type ModelStart,
  minimizePaths,
  type Path,
  type PathStep,
  pathOf,
  type StatePath,
  transitionTours,
  union,
  wantedItems,
} from '../../machines/statechart/paths';
import { test } from '../support/test';

/** The parameter of a method may be narrower, so that a page model of one machine is a page model. */
type Handler<Argument> = { handle(argument: Argument): Promise<unknown> }['handle'];

/** The visitor's side of a machine: an action for each of its events, and an assertion for each of its states. */
export interface PageModel<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Prepares the start of a path. */
  readonly open: Handler<ModelStart<Machine>>;
  /** Undefined for an event that no path contains. */
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]:
      | Handler<Extract<EventFrom<Machine>, { type: Type }>>
      | undefined;
  };
  /** What the invoked actors of a machine do: `loadScript fails`. */
  readonly answers?: Readonly<Record<string, () => Promise<unknown>>>;
  /**
   * Answers that follow the previous step synchronously, so that the state between them is never rendered. They are set
   * up before that step.
   */
  readonly arranged?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Waits until the page has reacted to a step, so that an unchanged state is not asserted too early. */
  readonly settle: () => Promise<void>;
  /** Undefined for a state that is left at once, or that no path contains. */
  readonly states: { readonly [State in StatePath<Machine>]: Handler<Configuration> | undefined };
}

/** Maximum number of steps of one test on one page. */
const STEPS_OF_A_TOUR = 60;

/**
 * Few, long paths, because opening a page takes longer than any step. They include each event in each state,
 * also where it changes nothing, because the page could react where the machine does not.
 */
export function tourPaths(
  machine: AnyStateMachine,
  model: MachineModel,
  isPossible: (edge: Edge) => boolean = () => true,
): readonly Path[] {
  return model.starts
    .flatMap((start) => {
      const exploration = explore(machine, model, start);
      const covered = [...exploration.edges.values()].flat().map(({ to }) => to.covered);
      const wanted = union([wantedItems(machine, model), ...covered]);
      return transitionTours(exploration, { wanted, isPossible, maxSteps: STEPS_OF_A_TOUR });
    })
    .map((path) => pathOf(path, model));
}

/** Short paths, for pages where earlier steps limit the later ones. */
export function shortPaths(
  machine: AnyStateMachine,
  model: MachineModel,
  isPossible: (path: CandidatePath) => boolean,
): readonly Path[] {
  const explorations = model.starts.map((start) => explore(machine, model, start));
  return minimizePaths(explorations, wantedItems(machine, model), isPossible).map((path) =>
    pathOf(path, model),
  );
}

/** @throws Error if the page model has no action for the step: XState's own test runner would skip it silently. */
async function perform(
  page: Page,
  { events, answers }: PageModel,
  { input, name }: PathStep,
  waitMs: number,
) {
  if (input.by === 'time') return page.clock.runFor(waitMs);
  const action = input.by === 'event' ? events[name]?.bind(undefined, input.event) : answers?.[name];
  if (!action) throw new Error(`The page model has no ${name}.`);
  return action();
}

/** Drives a path on the page: performs each step, and asserts each state. */
export async function drive(page: Page, path: Path, model: PageModel): Promise<void> {
  const see = async (configuration: Configuration) => {
    await model.settle();
    for (const state of activePaths(configuration.snapshot.value)) {
      await test.step(`sees ${state}`, async () => {
        const check = model.states[state];
        if (!check) throw new Error(`The page model has no ${state}.`);
        await check(configuration);
      });
    }
  };

  await test.step(path.start.name, () => model.open(path.start));
  await see(path.initial);
  let before = path.initial;
  for (const [index, step] of path.steps.entries()) {
    const arrange = model.arranged?.[path.steps[index + 1]?.name ?? ''];
    const waitMs = step.configuration.nowMs - before.nowMs;
    await test.step(step.text, async () => {
      await arrange?.();
      if (!model.arranged?.[step.name]) await perform(page, model, step, waitMs);
    });
    if (!arrange) await see(step.configuration);
    before = step.configuration;
  }
}
