import type { Page } from '@playwright/test';
import { boxOf, expect, frames, open, test } from './support/test';

const PHONE = { width: 390, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

const bar = (page: Page) => page.getByRole('region', { name: 'Your total' });
const add = (page: Page, name: string) => page.getByRole('checkbox', { name: `Add to the total: ${name}` });
const launcher = (page: Page) => page.getByRole('region', { name: 'Chat' });

/** Longest page of the prices, in px. */
const LONGEST = { 390: 6_000, 1280: 4_800 } as const;

for (const [width, longest] of Object.entries(LONGEST)) {
  test(`the page of the prices is at most ${longest} px long, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await open(page, '/services');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
  });
}

test('a card on a phone shows name, price, phases and choice, and opens for the rest', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/services');
  const card = page.getByRole('article').filter({ hasText: 'Bowtie Leadership' });
  for (const part of ['$8,000/month', '0.375% equity', 'Strategy to Expansion', 'Add to the total'])
    await expect(card.getByText(part).first()).toBeVisible();
  const link = card.getByRole('link', { name: /^See the package/ });
  await expect(link).toBeHidden();
  await card.getByText('Details').click();
  await expect(link).toBeVisible();
});

test('a row on a desktop shows tagline and buyer too, and opens for the rest', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/services');
  const card = page.getByRole('article').filter({ hasText: 'Bowtie Leadership' });
  for (const part of ['Execution Leadership to Drive Scalable Growth', 'Who it’s for', '$8,000/month'])
    await expect(card.getByText(part).first()).toBeVisible();
  const rest = [card.getByText('Included'), card.getByRole('link', { name: /^See the package/ })];
  for (const part of rest) await expect(part).toBeHidden();
  await card.getByText('Details').click();
  for (const part of [...rest, card.getByText('Strategy to Expansion')]) await expect(part).toBeVisible();
});

test('the table of all stages is closed on the screen and open on paper', async ({ page }) => {
  await open(page, '/services');
  const table = page.getByRole('table', { name: /^Fee in USD per month/ });
  await expect(table).toBeHidden();
  await page.getByText('All prices by stage').click();
  await expect(table).toBeVisible();
  await page.getByText('All prices by stage').click();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('article').first().getByText('Included')).toBeVisible();
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`the total, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('is at the bottom of the window, below the chat launcher, and before the footer at the end', async ({
      page,
    }) => {
      await open(page, '/services');
      await add(page, 'Bowtie Leadership').check();
      const atBottom = async () => {
        const { y, height } = await boxOf(bar(page));
        return y + height;
      };
      await expect.poll(atBottom).toBeCloseTo(viewport.height, 0);
      // On phones the launcher is hidden while prices are where it would be.
      await page.getByRole('heading', { name: 'How long does a package run?' }).scrollIntoViewIfNeeded();
      await expect(launcher(page)).toBeVisible();
      const { y } = await boxOf(bar(page));
      const chat = await boxOf(launcher(page));
      expect(chat.y + chat.height).toBeLessThanOrEqual(y);

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect
        .poll(async () => (await boxOf(page.getByRole('contentinfo'))).y - (await atBottom()))
        .toBeCloseTo(0, 0);
    });

    test('does not cover the control with the focus', async ({ page }) => {
      await open(page, '/services');
      await add(page, 'Revenue Strategy & Design').check();
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Tab');
        await frames(page);
        const focused = page.locator(':focus');
        if (await bar(page).locator(':focus').count()) break;
        const { y, height } = await boxOf(focused);
        expect(y + height).toBeLessThanOrEqual((await boxOf(bar(page))).y + 1);
      }
    });
  });
}

test('a month is chosen by the keyboard', async ({ page }) => {
  await open(page, '/services');
  await add(page, 'Revenue Strategy & Design').check();
  await bar(page)
    .getByRole('button', { name: /^Statement/ })
    .click();
  const months = bar(page).getByRole('slider', { name: 'Stop after month' });
  await months.focus();
  await page.keyboard.press('Home');
  await expect(bar(page).getByText('$10,000', { exact: true }).last()).toBeVisible();
  await expect(bar(page).getByText('0.083%')).toBeVisible();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(bar(page).getByRole('heading', { name: 'If you stop after month 6' })).toBeVisible();
  await expect(bar(page).getByText('$60,000')).toBeVisible();
  await expect(bar(page).getByText('0.5%', { exact: true })).toBeVisible();
});
