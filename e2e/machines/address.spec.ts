import type { Page } from '@playwright/test';
import { decodeLink } from '../../machines/viewer/address/link';
import { expect } from '../support/test';
import {
  activeStates,
  drawn,
  openExample,
  openViewer,
  panel,
  paste,
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

test('a link opens the selected entry of the trace', async ({ page, context }) => {
  await openExample(page);
  for (const name of ['lock', 'unlock']) {
    await panel(page, 'Events').getByRole('button', { name, exact: true }).click();
  }
  await panel(page, 'Trace')
    .getByRole('button', { name: /event: lock/ })
    .click();
  await expect.poll(async () => (await linkOf(page)).moment).toBe(1);

  const other = await context.newPage();
  await other.goto(page.url());
  await drawn(other);
  expect(await activeStates(other)).toEqual(['door', 'door.locked']);
  await expect(panel(other, 'Trace').getByRole('listitem')).toHaveCount(3);
  await expect(panel(other, 'Events')).toContainText('This moment is in the past.');
});

/** A file with two machines and a comment of a given length. */
const twoMachines = (length: number) => `import { createMachine } from 'xstate';
// ${'x'.repeat(length)}
export const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });
export const door = createMachine({ id: 'door', initial: 'closed', states: { closed: { on: { open: 'opened' } }, opened: {} } });`;

/** Draws the second machine of a text, and opens its door. */
async function openDoor(page: Page, text: string): Promise<void> {
  await openViewer(page, 'import');
  await paste(page, page.getByRole('textbox', { name: 'Source' }), text);
  await page.getByRole('button', { name: 'Draw it' }).click();
  await page.getByRole('combobox', { name: 'Machine' }).selectOption('door');
  await panel(page, 'Events').getByRole('button', { name: 'open' }).click();
  await expect.poll(async () => (await linkOf(page)).changes?.length).toBe(1);
}

test('a link opens a pasted file of 60,000 characters', async ({ page, context }) => {
  await openDoor(page, twoMachines(60_000));
  const other = await context.newPage();
  await other.goto(page.url());
  await drawn(other);
  expect(await activeStates(other)).toEqual(['door', 'door.opened']);
});

test('a file that is too long for an address is drawn again after a reload, and its link asks for it', async ({
  page,
  context,
}) => {
  const text = twoMachines(100_000);
  await openDoor(page, text);
  await page.reload();
  await drawn(page);
  expect(await activeStates(page)).toEqual(['door', 'door.opened']);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('alert')).toContainText('too long for an address. Paste the text here.');
  await paste(other, other.getByRole('textbox', { name: 'Source' }), text);
  await other.getByRole('button', { name: 'Draw it' }).click();
  await drawn(other);
  expect(await activeStates(other)).toEqual(['door', 'door.opened']);
});

test('the link of the page that is open starts it again, and Back returns to what was there', async ({
  page,
}) => {
  await openDoor(page, twoMachines(0));
  await page.getByRole('link', { name: 'Import a machine' }).click();
  await expect(page.getByRole('textbox', { name: 'Source' })).toHaveValue(twoMachines(0));
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await drawn(page);
  expect(await activeStates(page)).toEqual(['door', 'door.opened']);
});
