import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { whenIdle } from '../lib/whenIdle';
import { routes } from '../routes/table';
import { EntranceContext } from '../ui/Reveal';
import { CurrentPage } from './CurrentPage';

/**
 * Renders a page of each kind in idle moments where nobody sees it, and throws it away: the first visit to a page is
 * then as quick as the second, as the browser has compiled the code of its parts. A hidden `Activity` is rendered in
 * slices of 5 ms and runs no effect, so nothing is fetched, observed or sent.
 */
export function rehearsePages(): void {
  const stage = document.createElement('div');
  // A page that throws here is reported when it is opened.
  const root = createRoot(stage, { onUncaughtError: () => end() });
  // The first route of each page component: the others of its kind are made of the same parts.
  const waiting = routes.filter(
    ({ page }, index) => routes.findIndex((route) => route.page === page) === index,
  );

  const rehearseNext = () => {
    const route = waiting.shift();
    if (!route) {
      end();
      return;
    }
    root.render(
      <Router>
        <EntranceContext value="navigation">
          <Activity key={route.path} mode="hidden">
            <CurrentPage route={route} />
          </Activity>
        </EntranceContext>
      </Router>,
    );
  };
  const rehearsed = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) whenIdle(rehearseNext);
  });
  const end = () => {
    rehearsed.disconnect();
    root.unmount();
  };
  rehearsed.observe(stage, { childList: true });
  whenIdle(rehearseNext);
}
