import { type LiveChannel, type PageMessage, readViewerMessage } from './protocol';
import { createStatelyPage, type StatelyPage } from './statelyPage';
import { CONNECTED, readStatelyMessage, type StatelyRecord } from './statelyProtocol';

/** The window of a viewer, as far as it connects with the window that has opened it. */
export type ViewerWindow = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'opener' | 'parent' | 'location'
>;

/** Channel to the application that has opened this window, or that shows it in a frame. */
export interface StatelyChannel extends LiveChannel {
  readonly close: () => void;
}

interface StatelyOptions {
  /** Origins beside this one and those of this computer. */
  readonly origins?: readonly string[];
  /** Called with a sentence for each refused message. */
  readonly onRefusal: (reason: string) => void;
}

/** Names of this computer. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname);

/** Maximum number of messages that an application keeps, and sends again to a viewer that connects again. */
const REPEATED = 200;

/** The window that has opened a window, or that has it in a frame; undefined for none. */
function otherEnd({ opener, parent }: ViewerWindow, own: unknown): Window | undefined {
  const other: unknown = opener ?? (parent === own ? undefined : parent);
  return other === null || other === undefined ? undefined : (other as Window);
}

/**
 * Connects with an application that inspects its actors with `@statelyai/inspect`, and answers viewers in the protocol of live
 * connections for it. Messages of other windows, of other origins and of other shapes are refused.
 * @param viewer the window of the viewer.
 * @returns undefined if no application has opened the window.
 */
export function openStatelyChannel(
  viewer: ViewerWindow,
  options: StatelyOptions,
): StatelyChannel | undefined {
  const application = otherEnd(viewer, viewer);
  if (!application) return undefined;
  const { origins = [], onRefusal } = options;
  const target = new EventTarget();
  const listeners = new AbortController();
  let page: StatelyPage | undefined;
  let opened = 0;
  /** The last messages of the page as JSON, to recognize those that are sent again. */
  let received: readonly string[] = [];
  /** When the last of them was created, in ms. */
  let lastAt = 0;
  /** Index of the message that comes next in an answer: the application answers with all that it keeps, in their order. */
  let next = Number.POSITIVE_INFINITY;

  const post = (data: PageMessage) => target.dispatchEvent(new MessageEvent('message', { data }));
  const connect = () => application.postMessage({ type: CONNECTED }, '*');

  const isAllowed = (origin: string): boolean =>
    origin === viewer.location.origin || origins.includes(origin) || isLoopback(origin);

  /**
   * True for a message that is sent again. The application may answer several times, because the viewer may ask several times
   * before the first answer. An event that is sent twice within a ms is no repetition.
   */
  function isRepeated({ createdAt }: StatelyRecord, json: string): boolean {
    const index = received[next] === json ? next : received.indexOf(json);
    const isAnswer = index >= 0 && (index === next || index === 0 || createdAt < lastAt);
    next = isAnswer ? index + 1 : Number.POSITIVE_INFINITY;
    return isAnswer;
  }

  function close(): void {
    if (page) post({ type: 'bye', page: page.id });
    page = undefined;
  }

  /** The page of a message: a new one for the first, and after the application was loaded again. */
  function pageOf(message: StatelyRecord, origin: string): StatelyPage {
    if (page && !page.isOfReload(message)) return page;
    close();
    received = [];
    opened += 1;
    // Unique among the pages of this viewer, and no other viewer receives them.
    const made = createStatelyPage(`application-${opened}`, origin, message.createdAt, post);
    page = made;
    made.announce();
    return made;
  }

  function onMessage({ data, source, origin }: MessageEvent<unknown>): void {
    if (source !== application) return;
    const read = readStatelyMessage(data);
    if (!read) return;
    const refuse = (reason: string) => {
      onRefusal(reason);
      application.postMessage({ type: 'live.refused', reason }, { targetOrigin: origin });
    };
    if (!isAllowed(origin)) {
      refuse(`Messages from ${origin} are refused: only applications on this computer are accepted.`);
    } else if (!read.ok) {
      refuse(`A message from ${origin} cannot be read. ${read.reason}`);
    } else {
      const { message } = read;
      if (message.type === '@statelyai.disconnected') {
        close();
        return;
      }
      const json = JSON.stringify(data);
      if (page && isRepeated(message, json)) return;
      pageOf(message, origin).receive(message);
      received = [...received, json].slice(-REPEATED);
      lastAt = message.createdAt;
    }
  }

  viewer.addEventListener('message', onMessage, { signal: listeners.signal });
  // An application that was loaded again opens this window again at the same address, which does not load it.
  for (const type of ['focus', 'popstate'])
    viewer.addEventListener(type, connect, { signal: listeners.signal });
  connect();

  const wrapped = new Map<unknown, EventListener>();
  return {
    postMessage: (data) => {
      const message = readViewerMessage(data);
      if (!message || !page) return;
      if (message.type === 'hello') page.announce();
      else if (message.type === 'ping' && application.closed) close();
      else if (message.type === 'ping') page.answer();
      else if (message.key.startsWith(`${page.id}/`)) {
        const reason = '@statelyai/inspect passes no events on to the application.';
        post({ type: 'refused', page: page.id, key: message.key, reason });
      }
    },
    addEventListener: (type, listener) => {
      const heard: EventListener = (event) => {
        if (event instanceof MessageEvent) listener(event);
      };
      wrapped.set(listener, heard);
      target.addEventListener(type, heard);
    },
    removeEventListener: (type, listener) => target.removeEventListener(type, wrapped.get(listener) ?? null),
    close: () => listeners.abort(),
  };
}

/** One channel of several: messages go to all of them, and come from all of them. */
export const joinedChannel = (channels: readonly LiveChannel[]): LiveChannel => ({
  postMessage: (message) => {
    for (const channel of channels) channel.postMessage(message);
  },
  addEventListener: (type, listener) => {
    for (const channel of channels) channel.addEventListener(type, listener);
  },
  removeEventListener: (type, listener) => {
    for (const channel of channels) channel.removeEventListener(type, listener);
  },
});
