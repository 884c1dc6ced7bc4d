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
export interface BridgePage {
  /** Unique among all pages of the browser. */
  readonly id: string;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** Time in ms since the page was opened. */
  readonly now: () => number;
  readonly describe: () => { readonly title: string; readonly path: string };
}

/** The page's end of a live connection. */
export interface Bridge {
  /** For XState's `inspect`. */
  readonly observe: (inspection: InspectionEvent) => void;
  /** Sends a report of the whole page, when it opens and when it comes back. */
  readonly announce: () => void;
  /** Sends that the page is hidden. */
  readonly leave: () => void;
}

/** Event types that start or stop actors, and the wildcard, which XState rejects with an error that ends the actor. */
const REFUSED_TYPES = ['', '*', 'xstate.init', 'xstate.stop'];

/** Connects a page with the viewers on a channel: they receive its actor events, and may send events to its actors. */
export function createBridge(channel: LiveChannel, page: BridgePage): Bridge {
  const post = (message: PageMessage) => channel.postMessage(message);
  const recorder = createRecorder(page.id, post, page.now);

  function announce(): void {
    recorder.flush();
    const { id, openedAt, describe } = page;
    const sequence = recorder.sequence();
    const actors = recorder.reports();
    post({ type: 'page', page: id, ...describe(), openedAt, sequence, actors });
  }

  function answer(): void {
    recorder.flush();
    post({ type: 'present', page: page.id, ...page.describe(), sequence: recorder.sequence() });
  }

  function forward(key: string, event: LiveEvent): void {
    if (!key.startsWith(`${page.id}/`)) return;
    recorder.flush();
    const actor = recorder.find(key);
    const reject = (reason: string) => post({ type: 'refused', page: page.id, key, reason });
    if (!actor) reject('The actor has ended.');
    else if (REFUSED_TYPES.includes(event.type)) reject(`An event cannot have the type "${event.type}".`);
    else actor.send(event);
  }

  channel.addEventListener('message', ({ data }) => {
    const message = readViewerMessage(data);
    if (message?.type === 'hello') announce();
    else if (message?.type === 'ping') answer();
    else if (message?.type === 'send') forward(message.key, message.event);
  });

  return {
    observe: recorder.observe,
    announce,
    leave: () => post({ type: 'bye', page: page.id }),
  };
}

/** Not `crypto.randomUUID`, because a phone on the development server has no secure context. */
const randomId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Connects this page with the viewers of the same origin until it is closed.
 * @returns the observer for XState's `inspect`.
 */
export function connectThisPage(): Bridge['observe'] {
  const bridge = createBridge(new BroadcastChannel(CHANNEL_NAME), {
    id: randomId(),
    openedAt: performance.timeOrigin,
    now: () => performance.now(),
    describe: () => ({ title: document.title, path: location.pathname }),
  });
  window.addEventListener('pagehide', bridge.leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) bridge.announce();
  });
  bridge.announce();
  return bridge.observe;
}
