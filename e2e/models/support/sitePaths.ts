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

/**
 * Long paths over few pages: opening a page takes longer than any step. Each event that a state meets is among them, also
 * where it changes nothing: the page could do something about it that the machine does not.
 */
export function tourPaths(
  machine: AnyStateMachine,
  model: MachineModel,
  isPossible: (edge: Edge) => boolean,
): readonly Path[] {
  return model.starts
    .flatMap((start) => {
      const exploration = explore(machine, model, start);
      const met = exploration.edges.map(({ to }) => to.marks);
      const wanted = joined([wantedMarks(machine, model), ...met]);
      return tours(exploration, { wanted, isPossible, maxSteps: STEPS_OF_A_TOUR });
    })
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
