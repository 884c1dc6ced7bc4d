import type { AnyStateMachine } from 'xstate';
import {
  type CandidatePath,
  type Coverage,
  coverageTable,
  coveredBy,
  type Edge,
  explore,
  type MachineModel,
  measure,
  minimizePaths,
  type Path,
  pathOf,
  transitionTours,
  union,
  wantedItems,
} from '../../../machines/statechart/paths';

/** Maximum number of steps of one test on one page. */
const STEPS_OF_A_TOUR = 12;

/**
 * Few, long paths, because opening a page takes longer than any step. They include each event in each state,
 * also where it changes nothing, because the page could react where the machine does not.
 */
export function tourPaths(
  machine: AnyStateMachine,
  model: MachineModel,
  isPossible: (edge: Edge) => boolean,
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

/** Measures the coverage of the paths, and prints it. */
export function browserCoverage(
  machine: AnyStateMachine,
  model: MachineModel,
  paths: readonly Path[],
): Coverage {
  const coverage = measure(machine, model, union(paths.map(coveredBy)));
  console.log(coverageTable([{ machine: `${machine.id} in the browser`, paths: paths.length, ...coverage }]));
  return coverage;
}
