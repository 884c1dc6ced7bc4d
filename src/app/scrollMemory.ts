import { hashTarget } from './targets';

const STORAGE_KEY = 'scroll-positions';
const MAX_STORED = 100;

/** The state of a new history entry. The key distinguishes entries with the same address. */
export const newEntryState = () => ({ key: Math.random().toString(36).slice(2) });

function currentKey(): string | undefined {
  const state: unknown = history.state;
  const isOurs = typeof state === 'object' && state !== null && 'key' in state;
  return isOurs && typeof state.key === 'string' ? state.key : undefined;
}

function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    // Storage is blocked or malformed: start without positions.
    return new Map();
  }
}

/**
 * Scroll positions (px) by history entry. A new page starts at its top or at its hash target; Back and Forward
 * restore the position. A reload is left to the browser, which restores the position before this script runs.
 */
export function createScrollMemory() {
  const isReturn = currentKey() !== undefined;
  // Only an entry with a key can have a stored position. Reading storage would delay the first load.
  const positions = isReturn ? storedPositions() : new Map<string, number>();
  let entry = '';
  /** True from `popstate` until the page arrives, while the browser may scroll a document that is being replaced. */
  let isMoving = false;

  /** Records the position of the current entry, which may never have been scrolled. */
  const savePosition = () => {
    if (!isMoving) positions.set(entry, window.scrollY);
  };
  /** Makes the history entry of the document the current one; returns its stored position in px. */
  const enterEntry = (): number | undefined => {
    isMoving = false;
    const key = currentKey();
    if (key === undefined) {
      const state = newEntryState();
      history.replaceState(state, '');
      entry = state.key;
    } else {
      entry = key;
    }
    return positions.get(entry);
  };
  /** Enters the entry and scrolls to its stored position; returns whether it had one. */
  const restorePosition = (): boolean => {
    const position = enterEntry();
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    return position !== undefined;
  };
  const onPageHide = () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify([...storedPositions(), ...positions].slice(-MAX_STORED)),
      );
    } catch {
      // Storage is blocked or full: after a reload, Back starts at the top.
    }
  };
  const onPopState = () => {
    // The last scroll event may still be pending.
    savePosition();
    isMoving = true;
  };
  const onPageShow = () => {
    history.scrollRestoration = 'manual';
  };
  // Added before the router's listener, which renders the next page in the same event.
  window.addEventListener('popstate', onPopState);

  return {
    /** After a reload or a return, Back and Forward may lead to pages that this document has not shown. */
    isReturn,
    savePosition,
    enterEntry,
    restorePosition,
    /** Whether the entry is new and has no hash, so that its page starts at the top. */
    startsAtTop: () => !positions.has(currentKey() ?? '') && location.hash === '',
    /** Scrolls the page of the current entry, which is now in the document, to its position. */
    arrive() {
      if (restorePosition()) return;
      const target = hashTarget(location.hash);
      if (target) target.scrollIntoView();
      else window.scrollTo({ top: 0, behavior: 'instant' });
    },
    /** Starts to record positions; returns a function that stops it. */
    watch(): () => void {
      enterEntry();
      onPageShow();
      const watch = new AbortController();
      const { signal } = watch;
      window.addEventListener('scroll', savePosition, { passive: true, signal });
      window.addEventListener('pagehide', onPageHide, { signal });
      window.addEventListener('pageshow', onPageShow, { signal });
      return () => {
        watch.abort();
        history.scrollRestoration = 'auto';
      };
    },
  };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;
