/** A machine as plain data: states, transitions, guards, delays and actors, with their names. */
export type {
  Chart,
  ChartActor,
  ChartNode,
  ChartTransition,
  TransitionKind,
} from './chart';
export { chartOf } from './chartOf';
export { activePaths, innermostPaths, isMachine, isStateValue, payloadText } from './definitionText';
export { answerPrefixes, triggerOf } from './eventTypes';
export { memoized } from './memoized';
export {
  descriptionParts,
  eventText,
  guardLabel,
  innermostNames,
  labelParts,
  ownLabelParts,
  type StateRowKind,
  stateName,
  stateNames,
  stateRows,
  triggerText,
} from './names';
export { errorText, isRecord, plainContext } from './plainData';
export {
  activeIds,
  bySource,
  type ChartTree,
  chartTree,
  eventTypes,
  innermostIds,
  isInside,
  isRegion,
  leadsAway,
  spawnedActors,
} from './queries';
export { withDescendants } from './readStates';
export { transitionIds } from './readTransitions';
export { searchChart } from './search';
