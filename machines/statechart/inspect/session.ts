import { type ActorOptions, type AnyActorLogic, createActor } from 'xstate';
import type { LiveChannel } from './channel';
import { connectionMachine, isAnswering } from './connection.machine';
import type { LivePage } from './livePage';
import { hasMissed, type LivePages, withMessage, withSilence } from './pages';
import { CHANNEL_NAME, type LiveEvent, readPageMessage, type ViewerMessage } from './protocol';
import { cleared } from './timeline';

/** What a viewer knows of the running site. Never changed in place. */
export interface LiveView {
  /** `waiting`: no page has answered yet. `lost`: there were some, and none is left. */
  readonly connection: 'waiting' | 'connected' | 'lost';
  /** In the order in which the viewer heard of them. */
  readonly pages: readonly LivePage[];
}

/** The viewer's end of the live connection. */
export interface LiveSession {
  /** Calls the listener after each change. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => LiveView;
  /** Sends an event to a running actor; where it is not passed on, its page has a `refusal`. */
  readonly send: (key: string, event: LiveEvent) => void;
  /** Takes the pages that are closed or silent off the list; a silent one comes back when it speaks. */
  readonly forgetGone: () => void;
  /** Empties the timeline of a page; how its actors stand remains. */
  readonly clearTimeline: (id: string) => void;
  /** Listens no more. */
  readonly stop: () => void;
}

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/**
 * Starts to listen to the pages on a channel.
 * @param clock for the questions to the pages; the browser's unless a test has its own.
 */
export function createSession(channel: LiveChannel, clock?: Clock): LiveSession {
  const listeners = new Set<() => void>();
  let pages: LivePages = new Map();
  /** Whether a page was asked for all of it since the last question. */
  let hasAsked = false;

  const say = (message: ViewerMessage) => channel.postMessage(message);
  const ping = () => {
    hasAsked = false;
    say({ type: 'ping' });
  };
  const connection = createActor(connectionMachine.provide({ actions: { ping } }), clock ? { clock } : {});

  function look(): LiveView {
    const { value } = connection.getSnapshot();
    return { connection: value.pages, pages: [...pages.values()] };
  }
  let view = look();
  let shown = pages;

  function publish(): void {
    const { context, value } = connection.getSnapshot();
    pages = withSilence(pages, (id) => isAnswering(context, id));
    if (pages === shown && value.pages === view.connection) return;
    shown = pages;
    view = look();
    for (const listener of listeners) listener();
  }

  function update(next: LivePages): void {
    pages = next;
    publish();
  }

  function onMessage({ data }: MessageEvent<unknown>): void {
    const message = readPageMessage(data);
    if (!message) return;
    if (message.type === 'page') hasAsked = false;
    else if (!hasAsked && hasMissed(pages, message)) {
      hasAsked = true;
      say({ type: 'hello' });
    }
    pages = withMessage(pages, message);
    const page = pages.get(message.page);
    if (!page) return;
    // Which publishes the pages, when it is known whether they answer.
    connection.send({ type: page.presence === 'closed' ? 'page.left' : 'page.heard', page: page.id });
  }

  function send(key: string, event: LiveEvent): void {
    const page = [...pages.values()].find(({ actors }) => actors.has(key));
    if (!page) return;
    const isThere = page.presence === 'present';
    const refusal = isThere ? undefined : { key, reason: 'The page does not answer.' };
    if (refusal !== page.refusal) update(new Map(pages).set(page.id, { ...page, refusal }));
    if (isThere) say({ type: 'send', key, event });
  }

  channel.addEventListener('message', onMessage);
  connection.subscribe(publish);
  connection.start();
  say({ type: 'hello' });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => view,
    send,
    forgetGone: () => update(new Map([...pages].filter(([, { presence }]) => presence === 'present'))),
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

/** Starts to listen to the pages of this origin. */
export function openSession(): LiveSession {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const session = createSession(channel);
  return {
    ...session,
    stop: () => {
      session.stop();
      channel.close();
    },
  };
}
