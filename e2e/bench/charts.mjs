import { loadForNode } from '../../machines/cli/loadForNode.mjs';
import { milliseconds, table } from './format.mjs';
import { median } from './statistics.mjs';

/** Machines to draw, as JSON with the number of their states: those of the site, and one of 200 states. */
async function machinesToDraw() {
  const { definitions } = await loadForNode('machines/statechart/export/index.ts');
  const { largeMachine } = await loadForNode('tests/support/largeMachine.ts');
  const site = await loadForNode('machines/registry.ts');
  return definitions([...site.machines.map(({ machine }) => machine), largeMachine]);
}

/** Records the longest time in which the page could not respond, in ms. */
function watchGaps() {
  const channel = new MessageChannel();
  let last = performance.now();
  window.longestGapMs = 0;
  channel.port1.onmessage = () => {
    const now = performance.now();
    window.longestGapMs = Math.max(window.longestGapMs, now - last);
    last = now;
    channel.port2.postMessage(undefined);
  };
  channel.port2.postMessage(undefined);
}

/**
 * Draws one machine on the Import page as a person does who has pasted it.
 * @param {import('@playwright/test').Page} page
 * @param {{ id: string, json: string }} machine
 * @returns ms until its first picture, ms until it was drawn completely, ms of the layout in its worker, and the longest gap of the page's own thread in ms.
 */
export async function drawOnce(page, { id, json }) {
  await page.getByRole('textbox', { name: 'Source' }).fill(json);
  await page.evaluate(watchGaps);
  const draw = await page.evaluate(async () => {
    performance.clearMeasures();
    const start = performance.now();
    document.querySelector('button[type="submit"]').click();
    const timeUntil = async (selector) => {
      while (!document.querySelector(selector)) await new Promise((next) => setTimeout(next, 1));
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
      return performance.now() - start;
    };
    // The viewer may show a draft before the layout is complete.
    const firstMs = await timeUntil('[data-drawing]');
    const drawnMs = await timeUntil('[aria-busy="false"] [data-drawing]');
    const [layout] = performance
      .getEntriesByType('measure')
      .filter(({ name }) => name.startsWith('layout of '));
    return {
      firstMs,
      drawnMs,
      layoutMs: layout?.duration ?? 0,
      gapMs: window.longestGapMs,
    };
  });
  if (draw.layoutMs === 0) throw new Error(`The viewer did not measure the layout of ${id}.`);
  await page.getByRole('button', { name: 'Edit' }).click();
  return draw;
}

/**
 * Draws each machine several times in the viewer of the development server; the first time, which starts the worker,
 * does not count.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the development server.
 * @param {number} runs for each machine.
 */
export async function measureCharts(browser, address, runs) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // A file that is saved during the measurement would reload the page.
  await page.route('**/esbuild', (route) => route.fulfill({ status: 204 }));
  // Each drawing is laid out by ELK, although the viewer keeps layouts.
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(`${address}/machines/#/import`);
  const machines = await machinesToDraw();
  await drawOnce(page, machines[0]);
  const charts = [];
  for (const machine of machines) {
    const draws = [];
    for (let run = 0; run < runs; run += 1) draws.push(await drawOnce(page, machine));
    const middle = (key) => median(draws.map((draw) => draw[key]));
    const { id, states, transitions } = machine;
    charts.push({
      id,
      states,
      transitions,
      firstMs: middle('firstMs'),
      drawnMs: middle('drawnMs'),
      layoutMs: middle('layoutMs'),
      gapMs: middle('gapMs'),
    });
  }
  await page.close();
  return charts;
}

/** @param {Awaited<ReturnType<typeof measureCharts>>} charts */
export const chartTable = (charts) =>
  table(
    ['machine', 'states', 'transitions', 'first picture', 'drawn', 'of it layout', 'longest gap'],
    charts.map(({ id, states, transitions, firstMs, drawnMs, layoutMs, gapMs }) => [
      id,
      String(states),
      String(transitions),
      milliseconds(firstMs),
      milliseconds(drawnMs),
      milliseconds(layoutMs),
      milliseconds(gapMs),
    ]),
  );
