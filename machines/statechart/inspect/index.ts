/** The viewer's end of a live connection to the actors of running pages. The page's end is `inspect/bridge`. */
export type { ActorReport, ActorState, LiveActor, LiveChannel, LiveEvent } from './protocol';
export {
  createSession,
  type LiveActors,
  type LivePage,
  type LiveSession,
  openSession,
  type TimelineEntry,
} from './session';
