import { measureAlternately } from './alternate.mjs';
import { desktop, openAndRead, PHONE_SLOWDOWN, phone, slow4G, withDevice } from './devices.mjs';
import { figuresOf } from './figures.mjs';
import { clickLink, linkedPaths, prepareDocument, untilIdle, visitTime } from './probe.mjs';

/** @type {import('./devices.mjs').Device} */
const fastDesktop = { emulation: desktop, slowdown: 1 };

/** @type {import('./devices.mjs').Device} */
const slowPhone = { emulation: phone, slowdown: PHONE_SLOWDOWN, network: slow4G };

const LONGEST_VISIT_MS = 15_000;
const PAUSE_MS = 500;

/** The page with the link: the home page, or another one for the home page itself. */
const startFor = (/** @type {string} */ path) => (path === '/' ? '/about' : '/');

/**
 * Clicks a link and waits for the heading of its page, across document loads too.
 * @param {import('@playwright/test').Page} page
 * @param {string} path
 * @returns ms from the click event to the end of the first frame with the new heading.
 */
async function visit(page, path) {
  await page.evaluate(untilIdle);
  await page.evaluate(clickLink, path);
  const time = await page.waitForFunction(visitTime, undefined, { polling: 100, timeout: LONGEST_VISIT_MS });
  return /** @type {number} */ (await time.jsonValue());
}

/**
 * Visits a page by a link for the first time, goes back, and visits it again.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./devices.mjs').Device} device
 * @param {import('./alternate.mjs').Site} site
 * @param {string} path of the page.
 */
const measureVisits = (browser, device, site, path) =>
  withDevice(browser, device, async (page) => {
    await page.addInitScript(prepareDocument);
    await openAndRead(page, site, startFor(path));
    const first = await visit(page, path);
    await page.goBack();
    await page.waitForTimeout(PAUSE_MS);
    const second = await visit(page, path);
    return { first, second };
  });

const bareOf = (/** @type {string} */ path) => path.replace(/(\/index)?(\.html)?\/*$/, '');

/**
 * Finds the page of the other site to click to: the same path if its home page links to it, else the first linked page
 * that shows a heading.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./alternate.mjs').Plan} plan
 * @returns {Promise<import('./alternate.mjs').Plan>} the plan with these pages of the other site.
 */
async function withLinkedPages(browser, plan) {
  const { own, other, pages, runs } = plan;
  if (!other) return plan;
  const linked = await withDevice(browser, fastDesktop, async (page) => {
    await page.addInitScript(prepareDocument);
    await openAndRead(page, other, '/');
    return page.evaluate(linkedPaths);
  });
  let fallback;
  for (const path of linked) {
    const isVisited = await measureVisits(browser, fastDesktop, other, path).then(
      () => true,
      () => false,
    );
    if (isVisited) {
      fallback = path;
      break;
    }
  }
  const matchOf = (/** @type {string} */ path) =>
    linked.find((each) => bareOf(each) === bareOf(path)) ?? fallback;
  return {
    own,
    other,
    runs,
    pages: pages.map(({ path }) => {
      const match = matchOf(path);
      return match === undefined ? { path } : { path, other: match };
    }),
  };
}

/**
 * Measures the time from a click on a link to the painted heading of its page, on a fast desktop and on a slow phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./alternate.mjs').Plan} plan
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function measureClicks(browser, plan) {
  const linkedPlan = await withLinkedPages(browser, plan);
  const onDesktop = await measureAlternately(linkedPlan, 'clicks on a desktop', (site, path) =>
    measureVisits(browser, fastDesktop, site, path),
  );
  const onPhone = await measureAlternately(linkedPlan, 'clicks on a slow phone', (site, path) =>
    measureVisits(browser, slowPhone, site, path),
  );
  return [
    ...figuresOf(onDesktop, 'firstVisit', ({ first }) => first),
    ...figuresOf(onDesktop, 'secondVisit', ({ second }) => second),
    ...figuresOf(onPhone, 'firstVisitOnPhone', ({ first }) => first),
    ...figuresOf(onPhone, 'secondVisitOnPhone', ({ second }) => second),
  ];
}
