import type { Page } from '@playwright/test';
import { decodeLink } from '../../machines/viewer/address/link';
import { expect } from '../support/test';
import {
  activeStates,
  drawn,
  openExample,
  openViewer,
  panel,
  stateBox,
  viewerSettings,
} from '../support/viewer';
import { test } from '../support/viewerTest';

test.use(viewerSettings);

/** What the address keeps now; it is written a moment after each change. */
const linkOf = (page: Page) => decodeLink(new URL(page.url()).hash.split('?')[1] ?? '');

test('a reload keeps machine, simulation, folds, direction and size', async ({ page }) => {
  await openViewer(page, 'contact');
  await panel(page, 'Clock').getByRole('button', { name: 'Next timer' }).click();
  await panel(page, 'Events').getByRole('button', { name: 'error loadScript' }).click();
  const active = await activeStates(page);
  await page.getByRole('button', { name: /^Read / }).click();
  await drawn(page);
  const direction = await page.getByRole('button', { name: /^Read / }).textContent();
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'fallback', exact: true }).click();
  await drawn(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const size = await page.getByLabel('Size', { exact: true }).textContent();
  await expect.poll(async () => (await linkOf(page)).center?.scale).toBe(1.023);

  await page.reload();
  await drawn(page);
  expect(await activeStates(page)).toEqual(active);
  await expect(page.getByRole('button', { name: /^Read / })).toHaveText(direction ?? '');
  await expect(page.getByLabel('Size', { exact: true })).toHaveText(size ?? '');
  await expect(stateBox(page, 'contact.fallback.idle')).toHaveCount(0);
});

test('a link opens a pasted machine in the same state, with the same guards', async ({ page, context }) => {
  await openExample(page);
  await panel(page, 'Events').getByRole('button', { name: 'lock' }).click();
  await panel(page, 'True guards').getByRole('checkbox', { name: 'hasKey' }).uncheck();
  await panel(page, 'Events').getByRole('button', { name: 'unlock' }).click();
  await expect.poll(async () => (await linkOf(page)).changes?.length).toBe(3);

  const other = await context.newPage();
  await other.goto(page.url());
  await drawn(other);
  expect(await activeStates(other)).toEqual(['door', 'door.locked']);
  await expect(panel(other, 'True guards').getByRole('checkbox', { name: 'hasKey' })).not.toBeChecked();
  await expect(panel(other, 'Trace').getByRole('listitem')).toHaveCount(3);
});
