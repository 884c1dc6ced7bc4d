import type { LivePage } from './livePage';
import type { ActorEvent, PageMessage, PageReport } from './protocol';
import { statesOf, withActorEvent } from './timeline';

/** Pages that a viewer knows, by id, in the order of their first message. */
export type LivePages = ReadonlyMap<string, LivePage>;

/** Maximum number of closed pages on the list: each reload of a tab leaves one. */
export const MAX_CLOSED = 4;

const isActorEvent = (message: PageMessage): message is ActorEvent => 'time' in message;

/** True if a message shows that an earlier one was missed, so that a report must be requested. */
export function hasMissed(pages: LivePages, message: PageMessage): boolean {
  if (message.type === 'page' || message.type === 'bye' || message.type === 'refused') return false;
  const known = pages.get(message.page)?.sequence;
  return known === undefined || message.sequence > known + (isActorEvent(message) ? 1 : 0);
}

/** A page after its report. The recorded timeline stays only if no message was missed. */
function withReport(known: LivePage | undefined, message: PageReport): LivePage {
  const { page: id, title, path, openedAt, sequence, actors } = message;
  const head = { id, title, path, openedAt, presence: 'present', sequence } as const;
  if (known?.sequence === sequence) return { ...known, ...head };
  const states = statesOf(actors);
  return {
    ...head,
    actors: new Map(actors.map(({ actor }) => [actor.key, actor])),
    timeline: [],
    dropped: known ? known.dropped + known.timeline.length : 0,
    before: states,
    now: states,
    refusal: undefined,
  };
}

/** A known page after one of its messages. */
function afterMessage(page: LivePage, message: Exclude<PageMessage, PageReport>): LivePage {
  switch (message.type) {
    case 'present': {
      const { title, path } = message;
      const isNew = page.presence !== 'present' || page.title !== title || page.path !== path;
      return isNew ? { ...page, title, path, presence: 'present' } : page;
    }
    case 'bye':
      return { ...page, presence: 'closed' };
    case 'refused':
      return { ...page, refusal: { key: message.key, reason: message.reason } };
    // Not a sign that the page is open: it still sends that it is hidden when it is left.
    default:
      return message.sequence === page.sequence + 1 ? withActorEvent(page, message) : page;
  }
}

/** Removes the oldest closed pages above the maximum. */
function withoutOldest(pages: LivePages): LivePages {
  const closed = [...pages.values()].filter(({ presence }) => presence === 'closed');
  const surplus = closed.slice(0, Math.max(0, closed.length - MAX_CLOSED));
  return new Map([...pages].filter(([, page]) => !surplus.includes(page)));
}

/** Pages after a message of one of them; a message of an unknown page changes nothing. */
export function withMessage(pages: LivePages, message: PageMessage): LivePages {
  const known = pages.get(message.page);
  if (message.type === 'page')
    return withoutOldest(new Map(pages).set(message.page, withReport(known, message)));
  const next = known && afterMessage(known, message);
  return next && next !== known ? new Map(pages).set(message.page, next) : pages;
}

/**
 * Pages with their connection status: open, silent or closed. Returns the same map if nothing changed.
 * @param isAnswering true for the id of a page that answers.
 */
export function withSilence(pages: LivePages, isAnswering: (id: string) => boolean): LivePages {
  const changed = [...pages.values()].flatMap((page) => {
    const presence = isAnswering(page.id) ? 'present' : 'silent';
    return page.presence === 'closed' || page.presence === presence ? [] : [{ ...page, presence } as const];
  });
  return changed.length === 0
    ? pages
    : new Map([...pages, ...changed.map((page) => [page.id, page] as const)]);
}
