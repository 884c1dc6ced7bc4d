import { screenEmulationMetrics, throttling, userAgents } from 'lighthouse/core/config/constants.js';

const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile;
const { mobileSlow4G } = throttling;

/** @param {number} kilobits per second, of 1,024 bits as in Lighthouse's core/lib/emulation.js. */
const bytesPerSecond = (kilobits) => Math.floor((kilobits * 1024) / 8);

/**
 * @typedef {object} Device
 * @property {import('@playwright/test').BrowserContextOptions} emulation
 * @property {number} slowdown of the CPU; 1 is full speed.
 * @property {object} [network] full speed when it is missing.
 */

/** @type {Device} */
const desktop = { emulation: { viewport: { width: 1280, height: 800 } }, slowdown: 1 };

/** Lighthouse's phone: 4x CPU, slow 4G. @type {Device} */
const phone = {
  emulation: {
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    userAgent: userAgents.mobile,
  },
  slowdown: mobileSlow4G.cpuSlowdownMultiplier,
  network: {
    offline: false,
    latency: mobileSlow4G.requestLatencyMs,
    downloadThroughput: bytesPerSecond(mobileSlow4G.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(mobileSlow4G.uploadThroughputKbps),
  },
};

const LIMIT_MS = 20_000;
/** Time that a visitor reads before a click. */
const READING_MS = 1_000;

/**
 * Opens an empty page on a device that has never visited the site, and closes it afterwards.
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 */
async function withDevice(browser, { emulation, slowdown, network }, measure) {
  const context = await browser.newContext(emulation);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
    }
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/*
 * Functions that run in the measured page. Playwright sends their source text, so a function uses nothing outside itself
 * but `window.bench`.
 */

/** Runs first in every document. A visit is in the session storage, because its click may load another document. */
function prepareDocument() {
  if (window !== window.top || !location.protocol.startsWith('http')) return;
  const bare = (path) => path.replace(/(\/index)?(\.html)?\/*$/, '');
  const isSamePath = (one, other) => bare(one) === bare(other);
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
  /** Stores the time of the first frame with another heading than the former one. */
  const watchHeading = (former, formerText) => {
    const visit = JSON.parse(sessionStorage.getItem('bench-visit') ?? 'null');
    if (!visit || visit.ms) return;
    const isShown = () => {
      const heading = document.querySelector('h1');
      const isNew = heading && (heading !== former || heading.textContent !== formerText);
      return isNew && isSamePath(location.pathname, visit.path);
    };
    afterFrameWith(isShown, () => {
      const ms = performance.timeOrigin + performance.now() - visit.clickedAt;
      sessionStorage.setItem('bench-visit', JSON.stringify({ ...visit, ms }));
    });
  };
  const menuButton = () =>
    [...document.querySelectorAll('header button[aria-expanded]')].find(
      (button) => button.getClientRects().length > 0,
    );
  window.bench = { isSamePath, afterFrameWith, watchHeading, menuButton };
  watchHeading();
}

/** Clicks the first link to a path, on screen or not. @throws Error when the page has no such link. */
function clickLink(path) {
  const link = [...document.querySelectorAll('a[href]')].find(
    (each) => each.origin === location.origin && window.bench.isSamePath(each.pathname, path),
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

/** Reports the middle of the menu button at the first contentful paint, then measures from a touch to the open menu. */
function watchEarlyTap() {
  const reportButton = () => {
    const button = window.bench.menuButton();
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
    const isOpen = () => window.bench.menuButton()?.getAttribute('aria-expanded') === 'true';
    window.bench.afterFrameWith(isOpen, () => {
      window.bench.tapMs = performance.now() - timeStamp;
    });
  };
  window.addEventListener('pointerdown', onTouch, { capture: true, once: true });
}

/**
 * Waits for a time that a function of the page returns.
 * @param {import('@playwright/test').Page} page
 * @param {() => number | undefined} read
 */
async function timeOf(page, read) {
  const handle = await page.waitForFunction(read, undefined, { polling: 100, timeout: LIMIT_MS });
  return /** @type {Promise<number>} */ (handle.jsonValue());
}

/** @returns ms from the click on a link to the end of the first frame with the new heading. */
async function visit(page, path) {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 1_000 })),
  );
  await page.evaluate(clickLink, path);
  return timeOf(page, () => JSON.parse(sessionStorage.getItem('bench-visit') ?? 'null')?.ms);
}

/**
 * Visits a page by a link for the first time, goes back, and visits it again.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 * @param {{ address: string, isOwn: boolean }} site only the own one says when it is hydrated.
 * @param {string} path of the page; the link is on the home page, or on /about for the home page itself.
 */
const measureVisits = (browser, device, { address, isOwn }, path) =>
  withDevice(browser, device, async (page) => {
    await page.addInitScript(prepareDocument);
    const start = path === '/' ? '/about' : '/';
    await page.goto(address + start, { waitUntil: isOwn ? 'commit' : 'networkidle' });
    if (isOwn) await page.waitForSelector('html[data-ready]');
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(READING_MS);
    const first = await visit(page, path);
    await page.goBack();
    await page.waitForTimeout(READING_MS);
    return { first, second: await visit(page, path) };
  });

/** Measures the time from a click on a link to the painted heading of its page, on a fast desktop and on a slow phone. */
export async function measureClicks(browser, site, path) {
  const onDesktop = await measureVisits(browser, desktop, site, path);
  const onPhone = await measureVisits(browser, phone, site, path);
  return {
    firstVisit: onDesktop.first,
    secondVisit: onDesktop.second,
    firstVisitOnPhone: onPhone.first,
    secondVisitOnPhone: onPhone.second,
  };
}

/** Measures the time from a tap on the menu button, at the first contentful paint, to the open menu on a slow phone. */
export const measureTaps = (browser, { address }, path) =>
  withDevice(browser, phone, async (page) => {
    await page.exposeFunction('benchFirstPaint', ({ x, y }) => page.touchscreen.tap(x, y));
    await page.addInitScript(prepareDocument);
    await page.addInitScript(watchEarlyTap);
    await page.goto(address + path, { waitUntil: 'commit' });
    return { earlyTap: await timeOf(page, () => window.bench.tapMs) };
  });
