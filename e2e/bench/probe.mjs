/**
 * Functions that run inside the measured page. Playwright sends their source text, so a function refers to nothing
 * outside itself.
 */

/** Resolves when the browser is idle, at the latest after a second. */
export function untilIdle() {
  return new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 1_000 }));
}

/**
 * Runs first in every document. Provides what the other functions share, and continues to watch for the heading of a
 * visit whose click was in the document before.
 */
export function prepareDocument() {
  if (window !== window.top || !location.protocol.startsWith('http')) return;
  const samePath = (a, b) => {
    const [bareA, bareB] = [a, b].map((path) => path.replace(/(\/index)?(\.html)?\/*$/, ''));
    return bareA === bareB;
  };
  /** Calls back after the frame in which a condition has become true. */
  const afterFrameWith = (condition, callback) => {
    const checkFrame = () => {
      if (!condition()) {
        requestAnimationFrame(checkFrame);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callback;
      port2.postMessage(undefined);
    };
    requestAnimationFrame(checkFrame);
  };
  /** Stores the time of the first frame with the heading of the visited page, other than the one that was there. */
  const watchHeading = (former, formerText) => {
    const visit = JSON.parse(sessionStorage.getItem('bench-visit') ?? 'null');
    if (!visit || visit.paintedAt) return;
    const isShown = () => {
      const heading = document.querySelector('h1');
      const isNew = heading && (heading !== former || heading.textContent !== formerText);
      return isNew && samePath(location.pathname, visit.path);
    };
    afterFrameWith(isShown, () => {
      const paintedAt = performance.timeOrigin + performance.now();
      sessionStorage.setItem('bench-visit', JSON.stringify({ ...visit, paintedAt }));
    });
  };
  window.bench = { samePath, afterFrameWith, watchHeading };
  watchHeading();
}

/** The paths of other pages that the document links to, in document order, without repetition. */
export function linkedPaths() {
  const paths = [...document.querySelectorAll('a[href]')]
    .filter((link) => link.origin === location.origin && !link.target && !link.hasAttribute('download'))
    .map((link) => link.pathname)
    .filter((path) => !window.bench.samePath(path, location.pathname));
  return [...new Set(paths)];
}

/**
 * Clicks the first link to a path, on screen or not.
 * @param {string} path the path of another page.
 * @throws Error when the page has no such link.
 */
export function clickLink(path) {
  const link = [...document.querySelectorAll('a[href]')].find(
    (each) => each.origin === location.origin && window.bench.samePath(each.pathname, path),
  );
  if (!link) throw new Error(`${location.pathname} has no link to ${path}`);
  const heading = document.querySelector('h1');
  const text = heading?.textContent;
  const onClick = () => {
    const clickedAt = performance.timeOrigin + performance.now();
    sessionStorage.setItem('bench-visit', JSON.stringify({ path, clickedAt }));
    window.bench.watchHeading(heading, text);
  };
  window.addEventListener('click', onClick, { capture: true, once: true });
  link.click();
}

/** Milliseconds from the click to the end of the first frame with the new heading; undefined until then. */
export function visitTime() {
  const visit = JSON.parse(sessionStorage.getItem('bench-visit') ?? 'null');
  return visit?.paintedAt ? visit.paintedAt - visit.clickedAt : undefined;
}

/**
 * Runs first in every document, after `prepareDocument`. At the first contentful paint it reports the middle of the menu
 * button to `benchFirstPaint`. From the first touch on it waits for the open menu and stores the time between the two.
 */
export function watchEarlyTap() {
  const displayedButton = () =>
    [...document.querySelectorAll('header button[aria-expanded]')].find(
      (button) => button.getClientRects().length > 0,
    );
  const reportButton = () => {
    const button = displayedButton();
    if (!button) {
      requestAnimationFrame(reportButton);
      return;
    }
    const { x, y, width, height } = button.getBoundingClientRect();
    window.benchFirstPaint({ x: x + width / 2, y: y + height / 2 });
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) reportButton();
  }).observe({ type: 'paint', buffered: true });

  const onTouch = ({ timeStamp }) => {
    const isOpen = () => displayedButton()?.getAttribute('aria-expanded') === 'true';
    window.bench.afterFrameWith(isOpen, () => {
      window.benchTapTime = performance.now() - timeStamp;
    });
  };
  window.addEventListener('pointerdown', onTouch, { capture: true, once: true });
}

/** Runs first in every document: collects the interactions that the Event Timing API reports. */
export function recordInteractions() {
  window.benchInteractions = [];
  const keep = (entries) => {
    window.benchInteractions.push(...entries.filter(({ interactionId }) => interactionId > 0));
  };
  window.benchInteractionObserver = new PerformanceObserver((list) => keep(list.getEntries()));
  window.benchInteractionObserver.observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Deletes the recorded interactions. */
export function forgetInteractions() {
  window.benchInteractionObserver.takeRecords();
  window.benchInteractions.length = 0;
}

/** The longest time from an input to the next paint since `forgetInteractions`, in ms; 0 when all were below 16 ms. */
export function longestInteraction() {
  const pending = window.benchInteractionObserver.takeRecords();
  const all = [...window.benchInteractions, ...pending.filter(({ interactionId }) => interactionId > 0)];
  return Math.max(0, ...all.map(({ duration }) => duration));
}
