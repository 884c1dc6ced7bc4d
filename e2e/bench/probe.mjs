/**
 * Functions that run inside the measured page: Playwright sends their text, so none may refer to anything outside
 * itself.
 */

/**
 * Runs before any script of the page: collects paints, layout shifts and long tasks from the start, and notes when the
 * app is ready. All times are in ms since the navigation.
 */
export function recordPerformance() {
  const record = {
    firstPaint: 0,
    largestPaint: 0,
    ready: 0,
    shifts: [],
    longTasks: [],
    /** End of the latest long task or request. */
    lastActivity: 0,
  };
  window.benchRecord = record;

  const observe = (type, onEntry) => {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  };
  const noteActivity = ({ startTime, duration }) => {
    record.lastActivity = Math.max(record.lastActivity, startTime + duration);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    record.largestPaint = startTime;
  });
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    record.shifts.push({ start: startTime, value, hadRecentInput });
  });
  observe('longtask', (entry) => {
    record.longTasks.push({ start: entry.startTime, duration: entry.duration });
    noteActivity(entry);
  });
  observe('resource', noteActivity);

  const readiness = new MutationObserver(() => {
    if (document.documentElement?.dataset.ready === undefined) return;
    readiness.disconnect();
    record.ready = performance.now();
  });
  readiness.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}

/**
 * Waits until the app is ready and nothing has been fetched or has blocked for a while, then gives the record.
 * @param {number} quietTime in ms.
 */
export function readWhenQuiet(quietTime) {
  const record = window.benchRecord;
  return new Promise((resolve) => {
    const check = () => {
      const quietSince = Math.max(record.ready, record.lastActivity);
      const isQuiet = record.ready > 0 && performance.now() - quietSince >= quietTime;
      if (isQuiet) resolve(record);
      else setTimeout(check, 100);
    };
    check();
  });
}

/** Resolves in the task after the one in which the app has become ready. */
export function untilReady() {
  return new Promise((resolve) => {
    const isReady = () => document.documentElement.dataset.ready !== undefined;
    const finish = () => setTimeout(resolve, 0);
    if (isReady()) {
      finish();
      return;
    }
    new MutationObserver((_, observer) => {
      if (!isReady()) return;
      observer.disconnect();
      finish();
    }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-ready'] });
  });
}

/**
 * @param {number} duration in ms.
 * @returns {Promise<void>}
 */
export function pause(duration) {
  return new Promise((resolve) => setTimeout(resolve, duration));
}

/** Resolves when the browser has nothing else to do, at the latest after a second. */
export function untilIdle() {
  return new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 1_000 }));
}

/**
 * Clicks the first link to a path, on screen or not, and gives the time in ms from the click event to the end of the
 * first frame that shows the heading of the new page.
 * @param {string} path the address of another page.
 * @throws Error when the page has no such link, or the heading does not come within 5 s.
 */
export function timeToPaint(path) {
  const link = [...document.querySelectorAll('a')].find((each) => each.getAttribute('href') === path);
  if (!link) throw new Error(`${location.pathname} has no link to ${path}`);
  const formerHeading = document.querySelector('main h1');
  let start = 0;
  window.addEventListener('click', () => (start = performance.now()), { capture: true, once: true });

  return new Promise((resolve, reject) => {
    const afterPaint = (then) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    };
    const checkFrame = () => {
      const heading = document.querySelector('main h1');
      if (heading && heading !== formerHeading && location.pathname === path) {
        afterPaint(() => resolve(performance.now() - start));
      } else if (performance.now() - start > 5_000) {
        reject(new Error(`${path} did not show its heading within 5 s of the click`));
      } else {
        requestAnimationFrame(checkFrame);
      }
    };
    requestAnimationFrame(checkFrame);
    link.click();
  });
}
