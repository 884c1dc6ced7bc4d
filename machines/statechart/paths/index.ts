/** Paths through a machine: exploration of its configurations, selection of paths, and coverage. */
export { coverageGaps, wantedItems } from './coverage';
export { union } from './coverageItems';
export {
  type CandidatePath,
  type Edge,
  explore,
  startMachine,
} from './explore';
export { minimizePaths } from './minimizePaths';
export { eventsOf, type MachineModel, type ModelStart, type StatePath } from './model';
export { coveredBy, machinePaths, type Path, type PathStep, pathOf } from './path';
export { pathsText, pathsTo } from './report';
export { transitionTours } from './transitionTours';
