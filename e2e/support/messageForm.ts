import type { Page } from '@playwright/test';
import { STAND_IN_SUBMISSIONS } from '../../src/config/hubspot';
import { expect } from './test';

/** Address of the stand-in for HubSpot's Forms API. */
export const SUBMISSIONS = `**${STAND_IN_SUBMISSIONS}/**`;

/** Accepts every message at once, for a page whose clock is held. Call it before the page is opened. */
export const acceptMessages = (page: Page): Promise<unknown> =>
  page.route(SUBMISSIONS, (route) => route.fulfill({ json: {} }));

/** The card Get in Touch, which is the last section of its name. */
export const card = (page: Page) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Get in Touch' }) })
    .last();

/** Fills the built-in contact form of the page with a valid message. */
export async function fillMessage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Name/ }).fill('Ada');
  await main.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
  await main.getByRole('textbox', { name: /^Message/ }).fill('Our pipeline stopped.');
}

/** Sends such a message, and waits until it is under way. */
export async function send(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await fillMessage(page);
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('button', { name: 'Sending...' })).toBeVisible();
}
