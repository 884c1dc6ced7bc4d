import type { AroundNavHandler } from 'wouter';
import { pathOf } from '../lib/addresses';
import { normalisePath } from '../lib/paths';
import { matchRoute } from '../routes/matchRoute';
import { pageOf } from './pages';
import { newEntryState, type ScrollMemory } from './scrollMemory';
import { focusHeading, hashTarget } from './targets';

/**
 * Wraps the router's `navigate`. A link to another page first loads the page, so that it is shown without a
 * fallback. A link to the current page keeps its history entry and scrolls to the top, or adds an entry and
 * scrolls to the hash target.
 */
export function aroundNavigation(scrollMemory: ScrollMemory): AroundNavHandler {
  return (navigate, to, options) => {
    const target = new URL(to, window.location.href);
    const { route, path } = matchRoute(pathOf(target.pathname));

    if (path === normalisePath(pathOf(window.location.pathname))) {
      const replace = !target.hash || target.hash === window.location.hash;
      scrollMemory.savePosition();
      navigate(to, { ...options, replace, state: replace ? window.history.state : newEntryState() });
      scrollMemory.enterEntry();
      const anchor = hashTarget(target.hash);
      if (anchor) {
        anchor.scrollIntoView();
        focusHeading(anchor);
      } else window.scrollTo({ top: 0 });
      return;
    }
    const page = pageOf(route);
    const go = () => {
      // The last scroll event may still be pending.
      scrollMemory.savePosition();
      navigate(to, { state: newEntryState(), ...options });
    };
    // The error boundary shows a page that throws while it is loaded, so navigate either way.
    if (page.value) go();
    else page.load().then(go, go);
  };
}
