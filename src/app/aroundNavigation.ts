import { pathOf } from '../lib/addresses';
import { normalisePath } from '../lib/paths';
import { matchRoute } from '../routes/matchRoute';
import { focusHeading } from './focusHeading';
import { hashTarget } from './hashTarget';
import { areTextsGone, isPageReady, preparePage } from './pageTexts';
import { newEntryState, type ScrollMemory } from './scrollMemory';

type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * What happens around each navigation by a link: the page is made ready first, so that it is shown without a fallback;
 * choosing the current page again keeps its entry and goes to the top, or to the hash target in an entry of its own.
 */
export function aroundNavigation(scrollMemory: ScrollMemory) {
  /** Counts what the visitor asked for: only the last of it may still happen when its page is ready. */
  let latest = 0;
  window.addEventListener('popstate', () => {
    latest += 1;
  });

  return (navigate: Navigate, to: string, options: NavigateOptions = {}): void => {
    latest += 1;
    const own = latest;
    const target = new URL(to, window.location.href);
    const { route, path } = matchRoute(pathOf(target.pathname));

    if (path === normalisePath(pathOf(window.location.pathname))) {
      const replace = !target.hash || target.hash === window.location.hash;
      navigate(to, { ...options, replace, state: replace ? window.history.state : newEntryState() });
      scrollMemory.enterEntry();
      const anchor = hashTarget(target.hash);
      if (anchor) {
        anchor.scrollIntoView();
        focusHeading(anchor);
      } else window.scrollTo({ top: 0 });
      return;
    }
    const go = () => {
      // After a deploy the new document has the text that this one cannot get any more.
      if (areTextsGone() && !isPageReady(route)) window.location.assign(to);
      else navigate(to, { state: newEntryState(), ...options });
    };
    // The error boundary shows a page that fails to load, so navigate either way.
    if (isPageReady(route)) go();
    else {
      const goLate = () => {
        if (own === latest) go();
      };
      preparePage(route).then(goLate, goLate);
    }
  };
}
