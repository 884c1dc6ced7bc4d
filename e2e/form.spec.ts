import type { Page, Request } from '@playwright/test';
import { address, expect, frames, isChat, open, test } from './support/test';

const fields = [
  { name: /^Name/, control: 'name', type: 'text', autocomplete: 'name' },
  { name: /^Email/, control: 'email', type: 'email', autocomplete: 'email' },
  { name: /^Company/, control: 'company', type: 'text', autocomplete: 'organization' },
  { name: /^Message/, control: 'message', type: 'textarea', autocomplete: null },
] as const;

/** Invalid values, so that the page does not send them. */
const values = { name: 'A', email: 'ada@example', company: 'Analytical Engines', message: 'Hello' } as const;

const form = (page: Page) => page.locator('main form');
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });

/** Images are requested when the form scrolls into the window. */
const isSending = (request: Request): boolean => request.resourceType() !== 'image' && !isChat(request.url());

async function fillAndSend(page: Page) {
  const requests: string[] = [];
  for (const { name, control } of fields) await field(page, name).fill(values[control]);
  page.on('request', (request) => {
    if (isSending(request)) requests.push(request.url());
  });
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await frames(page);
  for (const { name, control } of fields) await expect(field(page, name)).toHaveValue(values[control]);
  expect(address(page)).toBe('/');
  expect(requests).toEqual([]);
}

test.describe('the form of the home page', () => {
  test('asks for name, email, company and message of four rows, and helps to fill them in', async ({
    page,
  }) => {
    await open(page, '/');
    for (const { name, control, type, autocomplete } of fields) {
      const input = field(page, name);
      await expect(input).toBeVisible();
      await expect(input).toHaveJSProperty('type', type);
      await expect(input).toHaveAttribute('name', control);
      if (autocomplete) await expect(input).toHaveAttribute('autocomplete', autocomplete);
      await form(page).locator('label').filter({ hasText: name }).click();
      await expect(input).toBeFocused();
    }
    await expect(field(page, /^Message/)).toHaveJSProperty('rows', 4);
    await expect(form(page).getByRole('button')).toHaveText(['Send Message']);
    await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  });

  test('keeps what cannot be sent, asks nothing of the network and leaves the address alone', async ({
    page,
  }) => {
    await open(page, '/');
    await fillAndSend(page);
  });

  test('does the same with Enter in a field', async ({ page }) => {
    await open(page, '/');
    await field(page, /^Email/).fill(values.email);
    await field(page, /^Email/).press('Enter');
    await frames(page);
    await expect(field(page, /^Email/)).toHaveValue(values.email);
    expect(address(page)).toBe('/');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('keeps the values and leaves the address alone', async ({ page }) => {
      await page.goto('/');
      for (const { name, control } of fields) await field(page, name).fill(values[control]);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (isSending(request)) requests.push(request.url());
      });
      await form(page).getByRole('button', { name: 'Send Message' }).click();
      for (const { name, control } of fields) await expect(field(page, name)).toHaveValue(values[control]);
      expect(address(page)).toBe('/');
      expect(requests).toEqual([]);
    });
  });
});
