import { machines } from '../../machines/registry';
import { chartOf } from '../../machines/statechart/graph';
import { text } from '../../machines/statechart/layout';
import { violationsInBothSchemes } from '../support/axe';
import { expect, frames, test } from '../support/test';
import {
  activeStates,
  chart,
  openViewer,
  panel,
  stateBox,
  transitionLabel,
  viewerSettings,
} from '../support/viewer';

test.use(viewerSettings);

test('the viewer opens with the first machine, and its list leads to the others', async ({ page }) => {
  await openViewer(page, '');
  await expect(page.getByRole('heading', { level: 1, name: 'Header' })).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Machines' });
  for (const { title } of machines)
    await expect(list.getByRole('link', { name: title, exact: true })).toBeVisible();
  await list.getByRole('link', { name: 'Stage', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stage' })).toBeVisible();
});

for (const { title, machine } of machines) {
  test(`${title} is drawn with each state and transition once, without overlaps, in labels of at least 9 px`, async ({
    page,
  }) => {
    await openViewer(page, machine.id);
    const { nodes, transitions } = chartOf(machine);
    const ids = (attribute: string) =>
      chart(page)
        .locator(`[${attribute}]`)
        .evaluateAll((marked, name) => marked.map((each) => each.getAttribute(name) ?? ''), attribute);
    expect((await ids('data-state')).toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
    expect((await ids('data-transition')).toSorted()).toEqual(transitions.map(({ id }) => id).toSorted());

    const clashes = await chart(page).evaluate((window) => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const areApart = (one: DOMRect, other: DOMRect) =>
        one.right - 1 <= other.left ||
        other.right - 1 <= one.left ||
        one.bottom - 1 <= other.top ||
        other.bottom - 1 <= one.top;
      const labels = [...window.querySelectorAll('[data-label] > rect')];
      const texts = [...window.querySelectorAll('[data-state] text')];
      const found: string[] = [];
      for (const label of labels) {
        const text = label.parentElement?.querySelector('text');
        const [inner, outer] = [text && boxOf(text), boxOf(label)];
        if (!inner || inner.left < outer.left || inner.right > outer.right)
          found.push(`wide: ${text?.textContent}`);
        for (const other of [...labels, ...texts]) {
          if (other !== label && !areApart(outer, boxOf(other)))
            found.push(`${text?.textContent} | ${other.textContent}`);
        }
      }
      return found;
    });
    expect(clashes).toEqual([]);

    await page.getByRole('button', { name: 'Fit', exact: true }).click();
    const size = await page.getByLabel('Size', { exact: true }).innerText();
    expect(
      (text.mono.size * Number.parseInt(size, 10)) / 100,
      'size of its labels, in px',
    ).toBeGreaterThanOrEqual(9);
  });
}

test('a place has its title, begins at its top with the focus, and an unknown one says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openViewer(page, '');
  await page
    .getByRole('navigation', { name: 'Machines' })
    .getByRole('link', { name: 'Stage', exact: true })
    .click();
  await expect(page).toHaveTitle('Stage · Machines');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const place of ['nope', '%']) {
    await page.evaluate((hash) => {
      window.location.hash = `#/${hash}`;
    }, place);
    await expect(page.getByRole('heading', { name: `There is no machine called ${place}` })).toBeVisible();
  }
});

test('the keyboard keeps its place when what it pressed is gone or has nothing left to do', async ({
  page,
}) => {
  await openViewer(page, 'contact');
  await panel(page, 'Events').getByRole('button', { name: 'fallback.chosen' }).press('Enter');
  await expect(panel(page, 'Events').getByRole('list', { name: 'Events to send' })).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused();
});

test('an event is sent by its button, by the drawing and by the keyboard in the outline', async ({
  page,
}) => {
  await openViewer(page, 'header');
  await panel(page, 'Events').getByRole('button', { name: 'menu.toggled' }).click();
  expect(await activeStates(page)).toContain('header.menu.open');

  await transitionLabel(page, 'header.menu.open', 'menu.toggled').click();
  expect(await activeStates(page)).toContain('header.menu.closed');

  await page.getByRole('tab', { name: 'Simulate' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Outline' })).toBeFocused();
  const outline = page.getByRole('tabpanel', { name: 'Outline' });
  await outline.getByRole('button', { name: 'page.scrolled [isPastThreshold]' }).focus();
  await page.keyboard.press('Enter');
  expect(await activeStates(page)).toContain('header.scroll.scrolled');
});

test('an event can be typed with a payload, and what is wrong with it is said', async ({ page }) => {
  await openViewer(page, 'stage');
  const events = panel(page, 'Events');
  await events.getByText('Another event').click();
  const field = events.getByRole('textbox', { name: 'Event as JSON' });
  await field.fill('{ "type": "stage.chosen", ');
  await events.getByRole('button', { name: 'Send event' }).click();
  await expect(events.getByRole('alert')).toContainText('This is not JSON');
  await expect(field).toHaveValue('{ "type": "stage.chosen", ');

  await field.fill('{ "type": "stage.chosen", "stage": "seriesB" }');
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(events.getByRole('alert')).toHaveCount(0);
  expect(await activeStates(page)).toEqual(['stage', 'stage.seriesB']);
});

test('the clock does not move until it is put forward, to the next delay or by some time', async ({
  page,
}) => {
  await openViewer(page, 'contact');
  const clock = panel(page, 'Clock');
  await expect(clock.getByLabel('Simulated time')).toHaveText('0 ms');
  await expect(clock.getByRole('listitem')).toHaveText([
    'after initialDelay 500 msin 500 ms',
    'after loadTimeout 10000 msin 10000 ms',
  ]);
  await clock.getByRole('button', { name: 'Next timer' }).click();
  await expect(clock.getByLabel('Simulated time')).toHaveText('500 ms');
  await expect(panel(page, 'State')).toContainText('embedded.loading.loadingScript');
  await clock.getByRole('button', { name: '+10 s' }).click();
  await expect(panel(page, 'State')).toContainText('embedded.error');
});

test('an actor answers or fails at the press of a button', async ({ page }) => {
  await openViewer(page, 'contact');
  await panel(page, 'Clock').getByRole('button', { name: 'Next timer' }).click();
  await panel(page, 'Events').getByRole('button', { name: 'error loadScript' }).click();
  await expect(panel(page, 'State')).toContainText('embedded.error');
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel(page, 'Events').getByRole('button', { name: 'done loadScript' }).click();
  await expect(panel(page, 'State')).toContainText('embedded.loading.pausing');
});

test('the trace shows guards, timers and actors', async ({ page }) => {
  await openViewer(page, 'contact');
  const trace = panel(page, 'Trace').getByRole('listitem');
  await expect(trace.first()).toContainText('guard startsWithFallback was false');
  await page.getByRole('button', { name: 'Next timer' }).click();
  await expect(trace.first()).toContainText('actor started: loadScript');
  await panel(page, 'Events').getByRole('button', { name: 'fallback.chosen' }).click();
  await expect(trace.first()).toContainText('timer cancelled: after loadTimeout 10000 ms');
});

test('steps are taken back and made again, and any moment of the trace is looked at', async ({ page }) => {
  await openViewer(page, 'stage');
  const trace = panel(page, 'Trace').getByRole('listitem');
  await panel(page, 'Events').getByRole('button', { name: 'stage.raised', exact: true }).click();
  await panel(page, 'Events').getByRole('button', { name: 'stage.raised', exact: true }).click();
  await expect(trace).toHaveCount(3);
  await expect(trace.first()).toContainText('→ seriesB');

  await trace.nth(1).getByRole('button').click();
  await expect(page.getByText('This is the state after step 1.')).toBeVisible();
  expect(await activeStates(page)).toEqual(['stage', 'stage.seriesA']);
  await expect(panel(page, 'Events')).toContainText('This moment is in the past');
  await page.getByRole('button', { name: 'Back to now' }).click();
  expect(await activeStates(page)).toEqual(['stage', 'stage.seriesB']);

  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await activeStates(page)).toEqual(['stage', 'stage.seriesA']);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await activeStates(page)).toEqual(['stage', 'stage.seriesB']);
  await page.getByRole('button', { name: 'Restart' }).click();
  expect(await activeStates(page)).toEqual(['stage', 'stage.seed']);
});

test('the context is beside the chart, and what has changed in it is marked', async ({ page }) => {
  await openViewer(page, 'contact');
  await page.getByRole('combobox', { name: 'Start' }).selectOption('with the built-in form');
  await panel(page, 'Events')
    .getByRole('button', { name: /field\.changed .*'Ada Lovelace'/ })
    .click();
  const context = panel(page, 'Context');
  await expect(context.getByRole('definition').filter({ hasText: 'changed' })).toContainText(
    '"Ada Lovelace"',
  );
});

test('a chart is moved, zoomed and shown as a whole with keys, wheel and buttons', async ({ page }) => {
  await openViewer(page, 'contact');
  const whereIs = () => stateBox(page, 'contact.choosing').locator('rect').first().boundingBox();
  const size = page.getByLabel('Size', { exact: true });
  const first = await whereIs();
  await chart(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => ((await whereIs())?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(48, 0);

  await page.keyboard.press('+');
  await expect(size).toHaveText('102%');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(size).toHaveText('82%');
  await chart(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(size).not.toHaveText('82%');

  await page.getByRole('button', { name: 'Fit' }).click();
  await expect
    .poll(async () => {
      const [whole, room] = [await stateBox(page, 'contact').boundingBox(), await chart(page).boundingBox()];
      return whole && room && whole.y >= room.y && whole.y + whole.height <= room.y + room.height;
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Keep active in view' }).click();
  await expect(size).toHaveText('82%');
});

test('what is pointed at in the outline is pointed out in the drawing', async ({ page }) => {
  await openViewer(page, 'stage');
  const stroke = () =>
    stateBox(page, 'stage.seriesA')
      .locator('rect')
      .first()
      .evaluate((box) => getComputedStyle(box).strokeWidth);
  const before = await stroke();
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('tabpanel').getByText('seriesA', { exact: true }).hover();
  await expect.poll(stroke).not.toBe(before);
  await page.getByRole('tab', { name: 'Outline' }).hover();
  await expect.poll(stroke).toBe(before);
});

for (const part of ['contact', 'live']) {
  test(`${part} is accessible, light and dark, and fits into 320 px`, async ({ page }) => {
    await openViewer(page, part);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    if (part === 'contact') {
      await page.getByRole('tab', { name: 'Outline' }).click();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await frames(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
