import { type ActorOptions, type AnyActorLogic, createActor } from 'xstate';
import { connectionMachine, isAnswering } from './connection.machine';
import type { LivePage } from './livePage';
import { hasMissed, type LivePages, withMessage, withSilence } from './pages';
import {
  CHANNEL_NAME,
  type LiveChannel,
  type LiveEvent,
  readPageMessage,
  type ViewerMessage,
} from './protocol';
import { cleared } from './timeline';

/** The running pages as a viewer sees them; immutable. */
export interface LiveView {
  /** `waiting`: no page has answered yet. `lost`: all pages have stopped answering. */
  readonly connection: 'waiting' | 'connected' | 'lost';
  /** In the order of their first message. */
  readonly pages: readonly LivePage[];
}

/** The viewer's end of a live connection. */
export interface LiveSession {
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => LiveView;
  /** Sends an event to a running actor; if it is rejected, the page has a `refusal`. */
  readonly send: (key: string, event: LiveEvent) => void;
  /** Removes closed and silent pages; a silent one returns with its next message. */
  readonly removeAbsent: () => void;
  /** Empties the timeline of a page; the states of its actors remain. */
  readonly clearTimeline: (id: string) => void;
  /** Ends the session. */
  readonly stop: () => void;
}

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/**
 * Starts a session with the pages on a channel.
 * @param clock for the pings; the browser's by default.
 */
export function createSession(channel: LiveChannel, clock?: Clock): LiveSession {
  const listeners = new Set<() => void>();
  let pages: LivePages = new Map();
  /** True if reports were requested since the last ping. */
  let hasRequested = false;

  const post = (message: ViewerMessage) => channel.postMessage(message);
  const ping = () => {
    hasRequested = false;
    post({ type: 'ping' });
  };
  const connection = createActor(connectionMachine.provide({ actions: { ping } }), clock ? { clock } : {});

  function readView(): LiveView {
    const { value } = connection.getSnapshot();
    return { connection: value.pages, pages: [...pages.values()] };
  }
  let view = readView();
  let shown = pages;

  function publish(): void {
    const { context, value } = connection.getSnapshot();
    pages = withSilence(pages, (id) => isAnswering(context, id));
    if (pages === shown && value.pages === view.connection) return;
    shown = pages;
    view = readView();
    for (const listener of listeners) listener();
  }

  function update(next: LivePages): void {
    pages = next;
    publish();
  }

  function onMessage({ data }: MessageEvent<unknown>): void {
    const message = readPageMessage(data);
    if (!message) return;
    if (message.type === 'page') hasRequested = false;
    else if (!hasRequested && hasMissed(pages, message)) {
      hasRequested = true;
      post({ type: 'hello' });
    }
    pages = withMessage(pages, message);
    const page = pages.get(message.page);
    if (!page) return;
    // Publishes the pages, with their connection status.
    connection.send({ type: page.presence === 'closed' ? 'page.left' : 'page.answered', page: page.id });
  }

  function send(key: string, event: LiveEvent): void {
    const page = [...pages.values()].find(({ actors }) => actors.has(key));
    if (!page) return;
    const isPresent = page.presence === 'present';
    const refusal = isPresent ? undefined : { key, reason: 'The page does not answer.' };
    if (refusal !== page.refusal) update(new Map(pages).set(page.id, { ...page, refusal }));
    if (isPresent) post({ type: 'send', key, event });
  }

  channel.addEventListener('message', onMessage);
  connection.subscribe(publish);
  connection.start();
  post({ type: 'hello' });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => view,
    send,
    removeAbsent: () => update(new Map([...pages].filter(([, { presence }]) => presence === 'present'))),
    clearTimeline: (id) => {
      const page = pages.get(id);
      if (page) update(new Map(pages).set(id, cleared(page)));
    },
    stop: () => {
      channel.removeEventListener('message', onMessage);
      connection.stop();
    },
  };
}

/** Starts a session with the pages of this origin. */
export const openSession = (): LiveSession => createSession(new BroadcastChannel(CHANNEL_NAME));
