import type { Page } from '@playwright/test';
import { card } from '../support/messageForm';
import { open } from '../support/test';
import { settled, toasts } from '../support/toasts';
import { expect, expectPicture, pauseTime, test } from './support/picture';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('the open menu', async ({ page, viewport }) => {
  const isPhone = (viewport?.width ?? 0) < 768;
  await open(page, '/industries/fintech');
  if (isPhone) await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: isPhone ? 'Mobile' : 'Main' });
  await menu.getByRole('button', { name: 'Services pages' }).click();
  await page.mouse.move(640, 790);
  await expectPicture(page, 'menu');
});

test('the link to the content, with the focus', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectPicture(page, 'skip-link');
});

test('a tooltip', async ({ page, viewport }) => {
  await open(page, '/about');
  await pauseTime(page);
  const isPhone = (viewport?.width ?? 0) < 768;
  await banner(page)
    .getByRole('button', isPhone ? { name: 'Menu', exact: true } : { name: 'Services pages' })
    .hover();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectPicture(page, 'tooltip');
});

test('the prices at Series B, by the keyboard', async ({ page }) => {
  await open(page, '/services');
  const slider = page.getByRole('slider', { name: 'Company stage' });
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await slider.focus();
  await page.keyboard.press('End');
  await expectPicture(page, 'prices-series-b');
});

test('the statement of a total', async ({ page }) => {
  await open(page, '/services');
  for (const name of [/Revenue Strategy/, /Operational Backbone/, /Customer Success/, /Partnerships/])
    await page.getByRole('checkbox', { name }).check();
  const total = page.getByRole('region', { name: 'Your total' });
  await total.getByRole('button', { name: /^Statement/ }).click();
  await expectPicture(page, 'statement', total);
});

test('the form of the provider that could not be loaded', async ({ page, faults }) => {
  faults.allow(/stand-in/);
  await page.route('**/stand-in/forms.js', (route) => route.abort());
  await open(page, '/contact');
  await expect(button(page, 'Try Again')).toBeVisible();
  await card(page).scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expectPicture(page, 'provider-error', card(page));
});

test('the message form with three errors', async ({ page }) => {
  await open(page, '/contact');
  await button(page, 'Click here.').click();
  await button(page, 'Send Message').click();
  await expect(card(page).getByText('Please enter a valid email address.')).toBeVisible();
  await expectPicture(page, 'form-errors', card(page));
});

test('the message form after it has sent', async ({ page }) => {
  await open(page, '/contact');
  await button(page, 'Click here.').click();
  for (const [name, value] of [
    [/^Name/, 'Ada Lovelace'],
    [/^Email/, 'ada@example.com'],
    [/^Message/, 'Our pipeline stopped in March.'],
  ] as const)
    await main(page).getByRole('textbox', { name }).fill(value);
  await pauseTime(page);
  await button(page, 'Send Message').click();
  await expect(button(page, 'Send another message')).toBeFocused();
  await settled(page);
  await page.mouse.move(1, 1);
  await expectPicture(page, 'form-sent');
});

test('three toasts', async ({ page }) => {
  await open(page, '/resources/blog');
  await pauseTime(page);
  const field = page.getByRole('textbox', { name: 'Your email' });
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (const count of [1, 2, 3]) {
    await field.fill('ada@example.com');
    await field.press('Enter');
    await expect(toasts(page)).toHaveCount(count);
    await settled(page);
  }
  await expectPicture(page, 'toasts');
});
