/** Paths through a machine: exploration of its configurations, selection of paths, and coverage. */
export { type Coverage, measure, type Share, wantedItems } from './coverage';
export {
  type CoverageItem,
  type CoverageItems,
  guardItem,
  isStateEventPair,
  itemsOf,
  stateItem,
  union,
} from './coverageItems';
export { type CoverageRow, coverageTable } from './coverageTable';
export {
  type CandidatePath,
  type Edge,
  type Exploration,
  explore,
  type ReachedConfiguration,
} from './explore';
export { minimizePaths } from './minimizePaths';
export type { GuardExemption, MachineModel, ModelStart, StatePath } from './model';
export { coveredBy, machinePaths, type Path, type PathStep, pathOf } from './path';
export { pathsText, pathsTo } from './report';
export { simplePaths } from './simplePaths';
export { transitionTours } from './transitionTours';
