/** Paths through a machine: exploration of its configurations, selection of paths, and coverage. */
export { type AssumedMachine, assumedMachine } from './assumptions';
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
  type ExplorationLimit,
  explore,
  type ReachedConfiguration,
} from './explore';
export { minimizePaths } from './minimizePaths';
export type { Assumed, Assumptions, GuardExemption, MachineModel, ModelStart } from './model';
export { coveredBy, machinePaths, type Path, type PathStep, pathOf } from './path';
export { playwrightSpec } from './playwrightSpec';
export {
  allPaths,
  type PathReport,
  pathsTo,
  type ReportedPath,
  type ReportedStep,
  reportText,
} from './report';
export { simplePaths } from './simplePaths';
export {
  type ChartCoverage,
  chartCoverage,
  coverageRules,
  missingLines,
  type TestCoverage,
  testCoverage,
} from './testCoverage';
export { transitionTours } from './transitionTours';
