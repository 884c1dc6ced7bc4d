import type { LivePage } from './livePage';
import type { LiveEvent } from './protocol';

/** What a viewer knows of the running site. Never changed in place. */
export interface LiveView {
  /** `waiting`: no page has answered yet. `lost`: there were some, and none is left. */
  readonly connection: 'waiting' | 'connected' | 'lost';
  /** In the order in which they were opened. */
  readonly pages: readonly LivePage[];
}

/** The viewer's side of the live connection. */
export interface LiveSession {
  /** Calls the listener after each change. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => LiveView;
  /** Sends an event to a running actor; a page that does not pass it on says so in its `refusal`. */
  readonly send: (key: string, event: LiveEvent) => void;
  /** Takes the pages that are gone off the list. */
  readonly forgetClosed: () => void;
  /** Empties the timeline of a page; how its actors stand remains. */
  readonly clearTimeline: (page: string) => void;
  /** Leaves the channel. */
  readonly stop: () => void;
}
