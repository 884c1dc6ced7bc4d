import { measureAlternately } from './alternate.mjs';
import { desktop, openAndRead, PHONE_SLOWDOWN, phone, withDevice } from './devices.mjs';
import { figuresOf } from './figures.mjs';
import { forgetInteractions, longestInteraction, recordInteractions } from './probe.mjs';

/** A visitor presses one key after the other this fast, in ms: each press is an interaction of its own. */
const KEY_PAUSE_MS = 200;

/** Visitor actions and their pages. */
const scenarios = /** @satisfies {readonly Scenario[]} */ ([
  {
    name: 'slider',
    path: '/services',
    emulation: phone,
    prepare: (page) => page.locator('input[type="range"]').first().focus(),
    act: async (page) => {
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(KEY_PAUSE_MS);
      }
    },
  },
  {
    name: 'dropdown',
    path: '/',
    emulation: desktop,
    act: (page) => page.locator('header button[aria-expanded]:visible').first().click(),
  },
  {
    name: 'mobileMenu',
    path: '/',
    emulation: phone,
    act: (page) => page.locator('header button[aria-expanded]:visible').first().tap(),
  },
  {
    name: 'typing',
    path: '/',
    emulation: phone,
    prepare: (page) => page.locator('form textarea').first().focus(),
    act: (page) => page.keyboard.type('Growth stopped in May.', { delay: 80 }),
  },
  {
    name: 'send',
    path: '/',
    emulation: phone,
    prepare: async (page) => {
      const form = page.locator('form:has(textarea)').first();
      await form.locator('[name="name"]').fill('Ada Example');
      await form.locator('[name="email"]').fill('ada@example.com');
      await form.locator('textarea').fill('Growth stopped in May. We need a plan until fall.');
    },
    act: (page) => page.locator('form:has(textarea) button[type="submit"]').first().tap(),
  },
]);

/**
 * @typedef {object} Scenario
 * @property {import('./targets.mjs').QuantityName} name
 * @property {string} path
 * @property {import('@playwright/test').BrowserContextOptions} emulation
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare] input that does not count.
 * @property {(page: import('@playwright/test').Page) => Promise<void>} act
 */

/** Time for the last paint and for the report of the browser. */
const REPORT_MS = 700;
/** The Event Timing API reports no event that is shorter. */
const SHORTEST_REPORTED_MS = 16;

/**
 * Runs a scenario with the CPU of a slow phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./alternate.mjs').Site} site
 * @param {Scenario} scenario
 * @returns the longest time from an input to the next paint in ms, in steps of 8 ms as the browser reports it.
 */
const measureScenario = (browser, site, { path, emulation, prepare, act }) =>
  withDevice(browser, { emulation, slowdown: PHONE_SLOWDOWN }, async (page) => {
    await page.addInitScript(recordInteractions);
    await openAndRead(page, site, path);
    await prepare?.(page);
    await page.waitForTimeout(REPORT_MS);
    await page.evaluate(forgetInteractions);
    await act(page);
    await page.waitForTimeout(REPORT_MS);
    return Math.max(SHORTEST_REPORTED_MS, await page.evaluate(longestInteraction));
  });

/**
 * Measures each scenario. They depend on the markup of the own site, so the other site is left out.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./alternate.mjs').Plan} plan
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function measureInteractions(browser, { own, runs }) {
  const figures = [];
  for (const scenario of scenarios) {
    const plan = { own, runs, pages: [{ path: scenario.path }] };
    const measured = await measureAlternately(plan, `interaction ${scenario.name}`, (site) =>
      measureScenario(browser, site, scenario),
    );
    figures.push(...figuresOf(measured, scenario.name, (ms) => ms));
  }
  return figures;
}
