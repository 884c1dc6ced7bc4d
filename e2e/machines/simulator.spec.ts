import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contactMachine } from '../../machines/contact.machine';
import { machines } from '../../machines/registry';
import { mermaidOf } from '../../machines/statechart/export';
import { chartOf } from '../../machines/statechart/graph';
import { violationsInBothSchemes } from '../support/axe';
import { boxOf, expect, settled, test } from '../support/test';
import {
  activeStates,
  chart,
  drawn,
  openTab,
  openViewer,
  panel,
  stateBox,
  transitionLabel,
  viewerSettings,
} from '../support/viewer';

test.use(viewerSettings);

const events = (page: Page) => panel(page, 'Events').getByRole('button');
const send = (page: Page, name: string | RegExp) => events(page).filter({ hasText: name }).first().click();
const trace = (page: Page) => panel(page, 'Trace').getByRole('listitem');
const size = (page: Page) => page.getByRole('status', { name: 'Size' });

test('opens with the picture of a machine and its simulator, and has a page for each machine', async ({
  page,
}) => {
  await page.goto('/machines/');
  await drawn(page);
  await expect(panel(page, 'Events')).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Machines' }).getByRole('link');
  await expect(list).toHaveText(machines.map(({ title }) => title));
  for (const { title } of machines) {
    await list.filter({ hasText: new RegExp(`^${title}$`) }).click();
    await expect(page).toHaveTitle(`${title} · Machines`);
    const [whole, room] = [await boxOf(chart(page).locator('svg')), await boxOf(chart(page))];
    expect(whole.height).toBeLessThanOrEqual(room.height);
    expect(whole.width).toBeLessThanOrEqual(room.width);
  }
  await page.goto('/machines/#/nothing');
  await expect(page.getByRole('heading', { name: 'There is no machine called nothing' })).toBeVisible();
});

test('offers the events that are possible now, in the panel and in the picture', async ({ page }) => {
  await openViewer(page, 'header');
  await expect(events(page).filter({ hasText: 'page.scrolled (y: 21)' })).toBeVisible();
  await expect(events(page).filter({ hasText: 'page.scrolled (y: 20)' })).toHaveCount(0);
  await expect(panel(page, 'Events')).toContainText('The hamburger button is pressed.');
  await send(page, "(dropdown: 'services')");
  expect(await activeStates(page)).toContain('header.dropdown.services');
  await transitionLabel(page, 'header.menu.closed', 'menu.toggled').click();
  expect(await activeStates(page)).toContain('header.menu.open');
  await transitionLabel(page, 'header.menu.closed', 'menu.toggled').click();
  expect(await activeStates(page)).toContain('header.menu.open');
});

test('simulates the clock and the actors', async ({ page }) => {
  await openViewer(page, 'contact');
  await send(page, "form.shown (startsWith: 'embedded')");
  await send(page, 'after initialDelay 500 ms (in 500 ms)');
  await expect(page.getByLabel('Simulated time')).toHaveText('500 ms');
  await send(page, 'error loadScript');
  await expect(panel(page, 'State')).toContainText('embedded.error');
  await page.getByRole('button', { name: 'Undo' }).click();
  await send(page, 'done loadScript');
  await page.getByRole('button', { name: '+10 s' }).click();
  await expect(panel(page, 'State')).toContainText('embedded.error');
});

test('starts with the chosen input', async ({ page }) => {
  await openViewer(page, 'submission');
  await page.getByRole('combobox', { name: 'Start' }).selectOption('with a filled honeypot');
  await expect.poll(() => activeStates(page)).toContain('submission.dropping');
});

test('marks what has changed in the context', async ({ page }) => {
  await openViewer(page, 'contact');
  await send(page, "form.shown (startsWith: 'fallback')");
  await send(page, "(field: 'name', value: 'Ada Lovelace')");
  const changed = panel(page, 'Context').getByRole('definition').filter({ hasText: 'changed' });
  await expect(changed).toContainText('"Ada Lovelace"');
});

test('goes back by undo, by the trace and by a link', async ({ page, context }) => {
  await openViewer(page, 'stage');
  await send(page, /^stage\.raised\s*$/);
  await send(page, /^stage\.raised\s*$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await activeStates(page)).toEqual(['stage', 'stage.seriesA']);
  await page.getByRole('button', { name: 'Redo' }).click();
  await openTab(page, 'Trace');
  await expect(trace(page)).toHaveCount(3);
  await trace(page).nth(1).getByRole('button').click();
  expect(await activeStates(page)).toEqual(['stage', 'stage.seriesA']);
  await expect(page).toHaveURL(/moment/);

  const other = await context.newPage();
  await other.goto(page.url());
  await drawn(other);
  expect(await activeStates(other)).toEqual(['stage', 'stage.seriesA']);
  await expect(panel(other, 'Events')).toContainText('This moment is in the past.');
  await other.getByRole('button', { name: 'Back to now' }).click();
  expect(await activeStates(other)).toEqual(['stage', 'stage.seriesB']);
});

test('takes any event of the machine as JSON', async ({ page }) => {
  await openViewer(page, 'header');
  await panel(page, 'Events').getByText('Another event').click();
  const field = page.getByRole('textbox', { name: 'Event as JSON' });
  for (const [text, message] of [
    ['{', 'This is not JSON'],
    ['{ "type": "menu.togled" }', 'The machine has no event "menu.togled". Events: '],
  ] as const) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Send event' }).click();
    await expect(panel(page, 'Events').getByRole('alert')).toContainText(message);
  }
  await field.fill('{ "type": "page.scrolled", "y": 700 }');
  await page.getByRole('button', { name: 'Send event' }).click();
  expect(await activeStates(page)).toContain('header.scroll.scrolled');
});

test('pans and zooms with mouse, wheel, keys and buttons', async ({ page }) => {
  await openViewer(page, 'contact');
  const left = async () => (await boxOf(stateBox(page, 'contact.away'))).x;
  const fit = (await size(page).textContent()) ?? '';
  for (let count = 0; count < 3; count += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(size(page)).not.toHaveText(fit);
  const { x, y, width, height } = await boxOf(chart(page));
  const center = { x: x + width / 2, y: y + height / 2 };

  const start = await left();
  await page.mouse.move(center.x, center.y);
  await page.mouse.down();
  await page.mouse.move(center.x + 60, center.y, { steps: 4 });
  await page.mouse.up();
  expect((await left()) - start).toBeCloseTo(60, 0);
  await chart(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(start + 60);

  // The point under the pointer stays where it is.
  const waiting = stateBox(page, 'contact.embedded.loading.waiting');
  await settled(waiting);
  const box = await boxOf(waiting);
  await page.mouse.move(box.x, box.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await boxOf(waiting)).width).toBeGreaterThan(box.width);
  expect((await boxOf(waiting)).x).toBeCloseTo(box.x, -1);

  await chart(page).focus();
  await page.keyboard.press('0');
  await expect(size(page)).toHaveText(fit);
});

test('keeps the active states in view', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 560 });
  await openViewer(page, 'contact');
  const isInView = async (id: string) => {
    const [state, room] = [await boxOf(stateBox(page, id)), await boxOf(chart(page))];
    return state.x >= room.x && state.x + state.width <= room.x + room.width;
  };
  await send(page, "form.shown (startsWith: 'embedded')");
  await expect.poll(() => isInView('contact.embedded.loading.waiting')).toBe(true);
  await send(page, 'fallback.chosen');
  await expect.poll(() => isInView('contact.fallback.idle')).toBe(true);
});

test('the outline is searched with a key, and points out states in the picture', async ({ page }) => {
  await openViewer(page, 'contact');
  const stroke = (id: string) =>
    stateBox(page, id)
      .locator('> rect')
      .first()
      .evaluate((box) => getComputedStyle(box).strokeWidth);
  await page.keyboard.press('/');
  await page.keyboard.type('loadScript');
  await expect(page.getByRole('status').filter({ hasText: '3 results' })).toBeVisible();
  expect(await stroke('contact.embedded.loading.loadingScript')).toBe('3px');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('listitem').getByText('ready', { exact: true }).hover();
  await expect.poll(() => stroke('contact.embedded.ready')).toBe('3px');
});

test('shows the picture only, until the reader presses a shortcut', async ({ page }) => {
  await openViewer(page, 'toasts');
  const { width } = await boxOf(chart(page));
  await page.getByRole('button', { name: 'Picture only' }).click();
  await expect(panel(page, 'Events')).toBeHidden();
  expect((await boxOf(chart(page))).width).toBeGreaterThan(width);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('saves the chart as SVG, PNG and Mermaid', async ({ page }) => {
  await openViewer(page, 'contact');
  const save = async (format: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('group', { name: 'Save as' }).getByRole('button', { name: format }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^contact\./);
    return readFile(await download.path());
  };
  expect((await save('Mermaid')).toString('utf8')).toBe(mermaidOf(chartOf(contactMachine)));
  const [svg, png] = [await save('SVG'), await save('PNG')];
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    [
      `data:image/svg+xml;base64,${svg.toString('base64')}`,
      `data:image/png;base64,${png.toString('base64')}`,
    ],
  );
  expect(sizes[0]).toBeGreaterThan(500);
  expect(Math.abs((sizes[1] ?? 0) - 2 * (sizes[0] ?? 0))).toBeLessThan(3);
});

test('is accessible, light and dark', async ({ page }) => {
  await openViewer(page, 'contact');
  for (const tab of ['Simulate', 'Trace', 'Outline']) {
    await openTab(page, tab);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('everything is in the window, and the panels open below the picture', async ({ page }) => {
    await openViewer(page, 'contact');
    const pageSize = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    expect(await pageSize()).toEqual([390, 844]);
    expect((await boxOf(chart(page))).height).toBeGreaterThan(500);
    await expect(page.getByRole('group', { name: 'Save as' })).toBeInViewport();
    await expect(panel(page, 'Events')).toBeHidden();
    await page.getByText('Panels', { exact: true }).tap();
    await send(page, "form.shown (startsWith: 'fallback')");
    await expect(stateBox(page, 'contact.fallback.idle')).toBeInViewport();
    expect(await pageSize()).toEqual([390, 844]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect((await pageSize())[0]).toBe(320);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});
