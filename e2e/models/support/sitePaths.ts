import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from '../../../machines/models/model';
import { cover, type FoundWay } from '../../../machines/paths/cover';
import { type Coverage, measure, wantedMarks } from '../../../machines/paths/coverage';
import { coverageTable } from '../../../machines/paths/coverageTable';
import { type Edge, explore } from '../../../machines/paths/explore';
import { joined } from '../../../machines/paths/marks';
import { marksOf, type Path, pathOf } from '../../../machines/paths/path';
import { tours } from '../../../machines/paths/tour';

/** As many steps as one test makes on one page. */
const STEPS_OF_A_TOUR = 12;

/** Long paths over few pages: opening a page takes longer than any step. */
export function tourPaths(
  machine: AnyStateMachine,
  model: MachineModel,
  isPossible: (edge: Edge) => boolean,
): readonly Path[] {
  const wanted = wantedMarks(machine, model);
  return model.starts
    .flatMap((start) =>
      tours(explore(machine, model, start), { wanted, isPossible, maxSteps: STEPS_OF_A_TOUR }),
    )
    .map((way) => pathOf(way, model));
}

/** Short paths, for pages where what has happened decides what still can. */
export function shortPaths(
  machine: AnyStateMachine,
  model: MachineModel,
  isPossible: (way: FoundWay) => boolean,
): readonly Path[] {
  const explorations = model.starts.map((start) => explore(machine, model, start));
  return cover(explorations, wantedMarks(machine, model), isPossible).map((way) => pathOf(way, model));
}

/** Measures what the paths show of the machine, and prints it. */
export function browserCoverage(
  machine: AnyStateMachine,
  model: MachineModel,
  paths: readonly Path[],
): Coverage {
  const coverage = measure(machine, model, joined(paths.map(marksOf)));
  console.log(coverageTable([{ machine: `${machine.id} in the browser`, paths: paths.length, ...coverage }]));
  return coverage;
}
