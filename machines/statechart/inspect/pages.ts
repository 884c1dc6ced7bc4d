import type { LivePage } from './livePage';
import type { HappeningMessage, PageMessage, PageWord } from './protocol';
import { statesOf, withHappening } from './timeline';

/** All pages that a viewer knows, by id, in the order in which it heard of them. */
export type LivePages = ReadonlyMap<string, LivePage>;

/** How many pages that are closed stay on the list: each reload of a tab leaves one. */
export const MAX_CLOSED = 4;

const isHappening = (word: PageWord): word is HappeningMessage => 'time' in word;

/** Whether a word tells that something was missed, so that all of its page has to be asked for. */
export function hasMissed(pages: LivePages, word: PageWord): boolean {
  if (word.type === 'page' || word.type === 'bye' || word.type === 'refused') return false;
  const known = pages.get(word.page)?.sequence;
  return known === undefined || word.sequence > known + (isHappening(word) ? 1 : 0);
}

/** A page as it tells of itself. What a viewer has recorded of it before stays only if nothing was missed since. */
function withWhole(known: LivePage | undefined, word: PageMessage): LivePage {
  const { page: id, title, path, openedAt, sequence, actors } = word;
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

/** A known page after a word of its own. */
function heard(page: LivePage, word: Exclude<PageWord, PageMessage>): LivePage {
  switch (word.type) {
    case 'present': {
      const { title, path } = word;
      const isNew = page.presence !== 'present' || page.title !== title || page.path !== path;
      return isNew ? { ...page, title, path, presence: 'present' } : page;
    }
    case 'bye':
      return { ...page, presence: 'closed' };
    case 'refused':
      return { ...page, refusal: { key: word.key, reason: word.reason } };
    // No sign of life: a page that is left still says that it is hidden.
    default:
      return word.sequence === page.sequence + 1 ? withHappening(page, word) : page;
  }
}

/** Takes the oldest closed pages off a list that has too many of them. */
function withoutOldest(pages: LivePages): LivePages {
  const closed = [...pages.values()].filter(({ presence }) => presence === 'closed');
  const surplus = closed.slice(0, Math.max(0, closed.length - MAX_CLOSED));
  return new Map([...pages].filter(([, page]) => !surplus.includes(page)));
}

/** The pages after a word of one of them; a word of a page that nobody knows changes nothing. */
export function withWord(pages: LivePages, word: PageWord): LivePages {
  const known = pages.get(word.page);
  if (word.type === 'page') return withoutOldest(new Map(pages).set(word.page, withWhole(known, word)));
  const next = known && heard(known, word);
  return next && next !== known ? new Map(pages).set(word.page, next) : pages;
}

/**
 * The pages as those that do not answer are told from the others. The same list when there is nothing new.
 * @param isAnswering whether the page of an id answers.
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
