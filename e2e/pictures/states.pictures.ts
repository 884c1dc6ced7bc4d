import type { Page } from '@playwright/test';
import { hold, open } from '../support/test';
import { settled, toasts } from '../support/toasts';
import { expect, expectPicture, pauseTime, test } from './support/picture';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** The card Get in Touch, which is the last section of its name. */
const card = (page: Page) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Get in Touch' }) })
    .last();

/** Scrolls so that the start of a block is below the header. */
const scrollToBlock = (page: Page, name: string) =>
  main(page)
    .getByRole('heading', { name })
    .first()
    .evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - 120, behavior: 'instant' });
    });

test.describe('the menu', () => {
  for (const name of ['Industries', 'Technologies', 'How We Work', 'Services']) {
    test(`${name}, open`, async ({ page, viewport }) => {
      test.skip((viewport?.width ?? 0) < 768, 'A phone has the mobile menu.');
      await open(page, '/industries/fintech');
      await banner(page)
        .getByRole('button', { name: `${name} pages` })
        .click();
      await page.mouse.move(640, 790);
      await expectPicture(page, `menu-${name.toLowerCase().replaceAll(' ', '-')}`);
    });
  }

  test('of a phone, with a list open in it', async ({ page, viewport }) => {
    test.skip((viewport?.width ?? 0) >= 768, 'Only a phone has it.');
    await open(page, '/technologies/rag');
    await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
    await expectPicture(page, 'mobile-menu');
    await page
      .getByRole('navigation', { name: 'Mobile' })
      .getByRole('button', { name: 'Services pages' })
      .click();
    await expectPicture(page, 'mobile-menu-list');
  });

  test('of a page that is scrolled', async ({ page }) => {
    await open(page, '/how-we-work/planning');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    await expectPicture(page, 'header-scrolled');
  });
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

test.describe('prices', () => {
  test('at Series B, by the keyboard', async ({ page }) => {
    await open(page, '/services');
    const slider = page.getByRole('slider', { name: 'Company stage' });
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await slider.focus();
    await page.keyboard.press('End');
    await expectPicture(page, 'prices-series-b');
  });

  test('of a package at Pre-Seed', async ({ page }) => {
    await open(page, '/services/development');
    await main(page)
      .getByRole('button', { name: /^Pre-Seed/ })
      .click();
    await page.mouse.move(1, 1);
    await expectPicture(page, 'package-pre-seed');
  });

  test('added up for a selection', async ({ page }) => {
    await open(page, '/services');
    for (const name of [/^Revenue Strategy/, /^Operational Backbone/, /^Customer Success/, /^Partnerships/])
      await page.getByRole('checkbox', { name }).check();
    const quote = page.getByRole('group', { name: 'Packages' }).locator('../..');
    await expectPicture(page, 'quote', quote);
  });
});

test.describe('the form of the provider', () => {
  const atCard = async (page: Page) => {
    await card(page).scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
  };

  test('while it loads', async ({ page }) => {
    await hold(page, /stand-in\/forms\.js/);
    await open(page, '/contact');
    await atCard(page);
    await expect(card(page).getByText('Loading form...')).toBeVisible();
    await expectPicture(page, 'provider-loading', card(page));
  });

  test('that could not be loaded', async ({ page, faults }) => {
    faults.allow(/stand-in/);
    await page.route('**/stand-in/forms.js', (route) => route.abort());
    await open(page, '/contact');
    await expect(button(page, 'Try Again')).toBeVisible();
    await atCard(page);
    await expectPicture(page, 'provider-error', card(page));
  });
});

test.describe('the message form', () => {
  test('on the home page, with the focus in a field', async ({ page }) => {
    await open(page, '/');
    await main(page).getByRole('textbox', { name: /^Name/ }).fill('Ada Lovelace');
    await expectPicture(page, 'form-focus', card(page));
  });

  test('with three errors', async ({ page }) => {
    await open(page, '/contact');
    await button(page, 'Click here.').click();
    await button(page, 'Send Message').click();
    await expect(card(page).getByText('Please enter a valid email address.')).toBeVisible();
    await expectPicture(page, 'form-errors', card(page));
  });

  test('while it sends, and after', async ({ page }) => {
    await open(page, '/contact');
    await button(page, 'Click here.').click();
    await main(page).getByRole('textbox', { name: /^Name/ }).fill('Ada Lovelace');
    await main(page)
      .getByRole('textbox', { name: /^Email/ })
      .fill('ada@example.com');
    await main(page)
      .getByRole('textbox', { name: /^Message/ })
      .fill('Our pipeline stopped in March.');
    await pauseTime(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeDisabled();
    await page.mouse.move(1, 1);
    await expectPicture(page, 'form-sending', card(page));
    await expect(button(page, 'Send another message')).toBeFocused();
    await settled(page);
    await expectPicture(page, 'form-sent');
  });

  test('for the newsletter, with an error', async ({ page }) => {
    await open(page, '/resources/blog');
    await page.getByRole('textbox', { name: 'Your email' }).fill('ada');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expectPicture(page, 'subscribe-error', main(page).locator('form'));
  });
});

test('one toast, and three', async ({ page }) => {
  await open(page, '/resources/blog');
  await pauseTime(page);
  await scrollToBlock(page, 'Subscribe');
  const field = page.getByRole('textbox', { name: 'Your email' });
  for (const count of [1, 2, 3]) {
    await field.fill('ada@example.com');
    await field.press('Enter');
    await expect(toasts(page)).toHaveCount(count);
    await settled(page);
    if (count !== 2) await expectPicture(page, `toasts-${count}`);
  }
});
