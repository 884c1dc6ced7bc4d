/** A machine as plain data: states, transitions, guards, delays and actors, with their names. */
export type {
  Chart,
  ChartActor,
  ChartDelay,
  ChartGuard,
  ChartHistory,
  ChartInitial,
  ChartInvoke,
  ChartNode,
  ChartTransition,
  TransitionKind,
} from './chart';
export { chartOf } from './chartOf';
export {
  compositionOf,
  guardText,
  isMachine,
  isStateValue,
  payloadText,
  sourceName,
  statePaths,
} from './definitionText';
export {
  type Answer,
  answerPrefixes,
  isAnswer,
  isWildcard,
  matchesDescriptor,
  type Trigger,
  triggerOf,
} from './eventTypes';
export {
  delayText,
  eventText,
  guardLabel,
  HISTORY_DEFAULT,
  historySign,
  innermostNames,
  labelParts,
  noteTexts,
  ownLabelParts,
  type StateRow,
  type StateRowKind,
  stateName,
  stateNames,
  stateRows,
  textWithNotes,
  triggerText,
} from './names';
export { errorText, isRecord, plainContext, plainCopy } from './plainData';
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
export { type DeclaredTransition, declaredTransitions, transitionIds } from './readTransitions';
export { type SearchResult, searchChart } from './search';
