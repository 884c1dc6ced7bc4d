/** The viewer's end of a live connection to the actors of running pages. The page's end is `inspect/bridge`. */
export type { ActorStates, LivePage, TimelineEntry } from './livePage';
export type { ActorState, LiveActor, LiveChannel, LiveEvent } from './protocol';
export { type ActorBranch, actorTree, entryAt, statesAt } from './selectors';
export { type LiveSession, type LiveView, openSession } from './session';
