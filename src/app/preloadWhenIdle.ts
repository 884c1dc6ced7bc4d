import { routes } from '../routes/table';

/** Safari has no `requestIdleCallback`; a short pause stands in for it. */
const whenIdle: (task: () => void) => void = (task) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200);

/** Runs the module of every page, one in each idle moment, so that Back and Forward never wait for one either. */
export function preloadWhenIdle(): void {
  const waiting = [...new Set(routes.map((route) => route.page))];
  const next = () => {
    const page = waiting.shift();
    if (!page) return;
    page
      .preload()
      // A page that fails here is tried again, and reported, when it is opened.
      .catch(() => undefined)
      .finally(() => whenIdle(next));
  };
  whenIdle(next);
}
