import type { InspectionEvent } from 'xstate';
import {
  CHANNEL_NAME,
  type LiveChannel,
  type LiveEvent,
  type PageMessage,
  readViewerMessage,
} from './protocol';
import { createRecorder } from './recorder';

/** Properties of the page of a bridge. */
interface BridgePage {
  /** Unique among all pages of the browser. */
  readonly id: string;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** Time in ms since the page was opened. */
  readonly now: () => number;
  readonly path: () => string;
}

/** Event types that start or stop actors, and the wildcard, which XState rejects with an error that ends the actor. */
const REFUSED_TYPES = ['', '*', 'xstate.init', 'xstate.stop'];

/** Connects a page with the viewers on a channel: they receive its steps, and may send events to its actors. */
export function createBridge(channel: LiveChannel, page: BridgePage) {
  const { id, openedAt } = page;
  let reported = 0;
  const post = (message: PageMessage) => channel.postMessage(message);
  const recorder = createRecorder(
    id,
    (step) => {
      reported += 1;
      post(step);
    },
    page.now,
  );

  /** Sends a report of the whole page, when it opens and when it comes back. */
  function announce(): void {
    recorder.flush();
    post({ type: 'page', page: id, path: page.path(), openedAt, actors: recorder.reports() });
  }

  /** Sends an event to an actor. @returns the reason if it has no effect. */
  function send(key: string, event: LiveEvent): string | undefined {
    recorder.flush();
    const actor = recorder.find(key);
    if (!actor) return 'The actor has ended.';
    if (REFUSED_TYPES.includes(event.type)) return `An event cannot have the type "${event.type}".`;
    const before = reported;
    actor.send(event);
    recorder.flush();
    return reported === before
      ? `Nothing happened: no transition for "${event.type}" is possible now.`
      : undefined;
  }

  channel.addEventListener('message', ({ data }) => {
    const message = readViewerMessage(data);
    if (message?.type === 'hello') announce();
    if (message?.type !== 'send' || !message.key.startsWith(`${id}/`)) return;
    const { key, event } = message;
    const reason = send(key, event);
    if (reason !== undefined) post({ type: 'refused', page: id, key, reason });
  });

  return {
    /** For XState's `inspect`. */
    observe: recorder.observe,
    announce,
    /** Sends that the page is hidden. */
    leave: () => post({ type: 'bye', page: id }),
  };
}

/** Not `crypto.randomUUID`, because a phone on the development server has no secure context. */
const randomId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Connects this page with the viewers of the same origin until it is closed.
 * @returns the observer for XState's `inspect`.
 */
export function connectThisPage(): (inspection: InspectionEvent) => void {
  const bridge = createBridge(new BroadcastChannel(CHANNEL_NAME), {
    id: randomId(),
    openedAt: performance.timeOrigin,
    now: () => performance.now(),
    path: () => location.pathname,
  });
  window.addEventListener('pagehide', bridge.leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) bridge.announce();
  });
  bridge.announce();
  return bridge.observe;
}
