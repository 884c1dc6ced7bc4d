import type { Page } from '@playwright/test';
import { decodeLink } from '../../machines/viewer/address/link';
import { expect, test } from '../support/test';
import { activeStates, drawn, openViewer, panel, viewerSettings } from '../support/viewer';

test.use(viewerSettings);

/** What the address keeps now; it is written a moment after each change. */
const linkOf = (page: Page) => decodeLink(new URL(page.url()).hash.split('?')[1] ?? '');

test('a reload keeps the simulation and the view', async ({ page }) => {
  await openViewer(page, 'contact');
  await panel(page, 'Clock').getByRole('button', { name: 'Next timer' }).click();
  await panel(page, 'Events').getByRole('button', { name: 'error loadScript' }).click();
  const active = await activeStates(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const size = await page.getByLabel('Size', { exact: true }).textContent();
  await expect.poll(async () => linkOf(page).center?.scale).toBeDefined();

  await page.reload();
  await drawn(page);
  expect(await activeStates(page)).toEqual(active);
  await expect(page.getByLabel('Size', { exact: true })).toHaveText(size ?? '');
});

test('a link opens the selected entry of the trace', async ({ page, context }) => {
  await openViewer(page, 'stage');
  for (let count = 0; count < 2; count += 1) {
    await panel(page, 'Events').getByRole('button', { name: 'stage.raised', exact: true }).click();
  }
  await panel(page, 'Trace').getByRole('listitem').nth(1).getByRole('button').click();
  await expect.poll(async () => linkOf(page).moment).toBe(1);

  const other = await context.newPage();
  await other.goto(page.url());
  await drawn(other);
  expect(await activeStates(other)).toEqual(['stage', 'stage.seriesA']);
  await expect(panel(other, 'Trace').getByRole('listitem')).toHaveCount(3);
  await expect(panel(other, 'Events')).toContainText('This moment is in the past.');
});
