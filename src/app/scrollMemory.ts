import { hashTarget } from './hashTarget';

const STORAGE_KEY = 'scroll-positions';
const MAX_STORED = 100;

interface EntryState {
  readonly key: string;
}

/** The state of a new history entry; the key tells entries with the same address apart. */
export const newEntryState = (): EntryState => ({ key: Math.random().toString(36).slice(2) });

const keyOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : undefined;

function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    // Storage is blocked or was changed by hand: start without a memory.
    return new Map();
  }
}

function scrollToHash(): boolean {
  const target = hashTarget(location.hash);
  target?.scrollIntoView();
  return target !== undefined;
}

/**
 * Scroll positions (px) by history entry: a new page starts at its top or at its hash target, Back and Forward return
 * to where the visitor was. A reload is left to the browser, which knows the position before this script runs.
 */
export function createScrollMemory() {
  // Only an entry that has been here before has a stored position; reading storage delays the first start.
  const positions = keyOf(history.state) === undefined ? new Map<string, number>() : storedPositions();
  let entry = '';
  /** From Back or Forward until the page arrives, the browser may move a document that is being replaced. */
  let isMoving = false;

  const remember = () => {
    if (!isMoving) positions.set(entry, window.scrollY);
  };
  /** Takes the current history entry as the one on screen; gives its known position in px. */
  const enterCurrentEntry = (): number | undefined => {
    isMoving = false;
    const known = keyOf(history.state);
    if (known === undefined) {
      const state = newEntryState();
      history.replaceState(state, '');
      entry = state.key;
    } else {
      entry = known;
    }
    return positions.get(entry);
  };
  const onPageHide = () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify([...storedPositions(), ...positions].slice(-MAX_STORED)),
      );
    } catch {
      // Storage is blocked or full: Back then starts at the top after a reload.
    }
  };
  const onPopState = () => {
    // The last scroll may not have been told yet.
    remember();
    isMoving = true;
  };
  const onPageShow = () => {
    history.scrollRestoration = 'manual';
  };
  // Before the router's, which shows the next page in the same event.
  window.addEventListener('popstate', onPopState);

  return {
    /** The visitor moved to another entry of the page on screen. */
    enterEntry: enterCurrentEntry,
    /** Whether the current entry is new and names no hash target, so that its page is shown from its top. */
    startsAtTop: () => !positions.has(keyOf(history.state) ?? '') && location.hash === '',
    /** The page of the current entry is in the document: put it where it belongs. */
    arrive() {
      const position = enterCurrentEntry();
      if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
      else if (!scrollToHash()) window.scrollTo({ top: 0, behavior: 'instant' });
    },
    /** Back or Forward between entries of one page, or a link to a hash on it. */
    moveWithinPage() {
      const position = enterCurrentEntry();
      if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    },
    /** Starts to watch; returns the function that stops it. */
    watch(): () => void {
      enterCurrentEntry();
      onPageShow();
      window.addEventListener('scroll', remember, { passive: true });
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('scroll', remember);
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
        history.scrollRestoration = 'auto';
      };
    },
  };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;
