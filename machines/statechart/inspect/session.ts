import {
  type ActorReport,
  type ActorStep,
  CHANNEL_NAME,
  type LiveChannel,
  type LiveEvent,
  type PageMessage,
  type PageReport,
  readPageMessage,
  type ViewerMessage,
} from './protocol';

/** Actors with their states, by key, in the order in which they started; those that have ended, too. */
export type LiveActors = ReadonlyMap<string, ActorReport>;

/** A step of an actor in the timeline of a page. */
export interface TimelineEntry extends ActorStep {
  /** Number on the page, from 1. */
  readonly sequence: number;
  /** All actors of the page after the step. */
  readonly actors: LiveActors;
}

/** A page that is or was connected; immutable. */
export interface LivePage {
  readonly id: string;
  readonly path: string;
  /** In ms since 1970. */
  readonly openedAt: number;
  /** `silent`: it does not answer, but was not closed. */
  readonly presence: 'present' | 'silent' | 'closed';
  /** Actors before the first entry of the timeline. */
  readonly initial: LiveActors;
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** The last event that had no effect. */
  readonly refusal: { readonly key: string; readonly reason: string } | undefined;
}

/** Current actors of a page. */
const actorsNow = ({ timeline, initial }: LivePage): LiveActors => timeline.at(-1)?.actors ?? initial;

/** The viewer's end of a live connection. */
export type LiveSession = ReturnType<typeof createSession>;

/** Interval between two requests for reports, in ms. */
export const PING_INTERVAL_MS = 2_000;
/**
 * Number of unanswered requests after which a page is silent: it crashed, or stopped at a breakpoint. Seconds would not do,
 * because timers of a background window are throttled.
 */
export const MAX_UNANSWERED = 3;
/** Maximum number of entries in a page's timeline. */
export const TIMELINE_LENGTH = 1_000;
/** Maximum number of closed and silent pages: each reload of a tab leaves one. A silent page returns with its next report. */
export const MAX_ABSENT = 4;

const byKey = (reports: readonly ActorReport[]): LiveActors =>
  new Map(reports.map((report) => [report.actor.key, report]));

const newPage = ({ page, path, openedAt, actors }: PageReport): LivePage => ({
  id: page,
  path,
  openedAt,
  presence: 'present',
  initial: byKey(actors),
  timeline: [],
  refusal: undefined,
});

function withStep(page: LivePage, step: ActorStep): LivePage {
  const { actor, state } = step;
  const actors = new Map(actorsNow(page)).set(actor.key, { actor, state });
  const sequence = (page.timeline.at(-1)?.sequence ?? 0) + 1;
  const timeline = [...page.timeline, { ...step, sequence, actors }];
  const surplus = timeline.length - TIMELINE_LENGTH;
  if (surplus <= 0) return { ...page, timeline };
  return {
    ...page,
    initial: timeline[surplus - 1]?.actors ?? page.initial,
    timeline: timeline.slice(surplus),
  };
}

function afterMessage(page: LivePage, message: PageMessage): LivePage {
  switch (message.type) {
    case 'page': {
      const { path } = message;
      const isKnown = page.presence === 'present' && page.path === path;
      return isKnown ? page : { ...page, path, presence: 'present' };
    }
    case 'step':
      return withStep(page, message);
    case 'bye':
      return { ...page, presence: 'closed' };
    case 'refused':
      return { ...page, refusal: { key: message.key, reason: message.reason } };
  }
}

function withoutOldestAbsent(pages: readonly LivePage[]): readonly LivePage[] {
  const absent = pages.filter(({ presence }) => presence !== 'present').slice(-MAX_ABSENT);
  return pages.filter((page) => page.presence === 'present' || absent.includes(page));
}

/** Starts a session with the pages on a channel. */
export function createSession(channel: LiveChannel) {
  const listeners = new Set<() => void>();
  const unanswered = new Map<string, number>();
  let pages: readonly LivePage[] = [];

  const post = (message: ViewerMessage) => channel.postMessage(message);
  function publish(next: readonly LivePage[]): void {
    if (next.length === pages.length && next.every((page, index) => page === pages[index])) return;
    pages = next;
    for (const listener of listeners) listener();
  }
  const change = (id: string, update: (page: LivePage) => LivePage) =>
    publish(pages.map((page) => (page.id === id ? update(page) : page)));

  function ping(): void {
    for (const { id, presence } of pages) {
      const count = unanswered.get(id) ?? 0;
      unanswered.set(id, count + 1);
      if (presence === 'present' && count >= MAX_UNANSWERED) {
        change(id, (page) => ({ ...page, presence: 'silent' }));
      }
    }
    post({ type: 'hello' });
  }

  channel.addEventListener('message', ({ data }) => {
    const message = readPageMessage(data);
    if (!message) return;
    unanswered.set(message.page, 0);
    const isKnown = pages.some(({ id }) => id === message.page);
    if (isKnown) change(message.page, (page) => afterMessage(page, message));
    else if (message.type === 'page') publish(withoutOldestAbsent([...pages, newPage(message)]));
  });
  setInterval(ping, PING_INTERVAL_MS);
  post({ type: 'hello' });

  return {
    /** Calls the listener after each change. Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Pages in the order of their first message. */
    getSnapshot: () => pages,
    /** Sends an event to an actor; if it has no effect, the page has a `refusal`. */
    send: (page: string, key: string, event: LiveEvent) => {
      change(page, (known) => (known.refusal ? { ...known, refusal: undefined } : known));
      post({ type: 'send', key, event });
    },
  };
}

/** Starts a session with the pages of this origin, which ends with the viewer. */
export const openSession = (): LiveSession => createSession(new BroadcastChannel(CHANNEL_NAME));
