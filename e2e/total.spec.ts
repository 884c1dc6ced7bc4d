import type { Page } from '@playwright/test';
import { withoutChat } from './support/clock';
import { SUBMISSIONS, send } from './support/messageForm';
import { boxOf, expect, open, test, visit } from './support/test';
import { region } from './support/toasts';

const PHONE = { width: 390, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

const bar = (page: Page) => page.getByRole('region', { name: 'Your total' });
const add = (page: Page, name: string) => page.getByRole('checkbox', { name: `Add to the total: ${name}` });
const launcher = (page: Page) => page.getByRole('region', { name: 'Chat' });

/** Longest page of the prices, in px. */
const LONGEST = { [PHONE.width]: 6_000, [DESKTOP.width]: 4_800 };

async function expectShortPage(page: Page) {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight]);
  expect(height, `length of the page at ${width} px`).toBeLessThanOrEqual(LONGEST[width ?? 0] ?? 0);
}

/** Presses Tab until the focus is in the total or has moved 30 times; returns the controls that the total covered. */
async function coveredByTotal(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const focus = await bar(page).evaluate(async (total) => {
      await new Promise(requestAnimationFrame);
      const { activeElement: control } = document;
      const { bottom = 0 } = control?.getBoundingClientRect() ?? {};
      return {
        isInTotal: total.contains(control),
        isCovered: bottom > total.getBoundingClientRect().top + 1,
        name: control?.getAttribute('aria-label') ?? control?.textContent ?? '',
      };
    });
    if (focus.isInTotal) break;
    if (focus.isCovered) covered.push(focus.name);
  }
  return covered;
}

test('on paper the total is its sum, without its controls', async ({ page }) => {
  await open(page, '/services');
  await add(page, 'Bowtie Leadership').check();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page).getByText('$8,000/month')).toBeVisible();
  for (const name of ['Discuss this', 'Clear']) {
    const control = bar(page).getByText(name, { exact: true });
    await expect(control).toHaveCount(1);
    await expect(control).toBeHidden();
  }
});

test('the price list is short, shows what a buyer compares, and opens for the rest', async ({ page }) => {
  const card = page.getByRole('article').filter({ hasText: 'Bowtie Leadership' });
  const details = card.getByText('Details');
  const link = card.getByRole('link', { name: /^See the package/ });
  const tagline = card.getByText('Execution Leadership to Drive Scalable Growth');
  const pitch = card.getByText('Who it’s for');
  const phases = card.getByText('Strategy to Expansion');

  await test.step('a card on a phone shows name, price and choice', async () => {
    await page.setViewportSize(PHONE);
    await open(page, '/services');
    await expectShortPage(page);
    for (const part of ['$8,000/month', '0.375% equity'])
      await expect(card.getByText(part).first()).toBeVisible();
    await expect(card.getByRole('checkbox', { name: 'Add to the total: Bowtie Leadership' })).toBeVisible();
    const rest = [tagline, pitch, phases, link];
    for (const part of rest) await expect(part).toBeHidden();
    await details.click();
    for (const part of rest) await expect(part).toBeVisible();
    await details.click();
    await expect(link).toBeHidden();
  });

  await test.step('a row on a desktop shows the tagline too', async () => {
    await page.setViewportSize(DESKTOP);
    await expectShortPage(page);
    await expect(tagline).toBeVisible();
    const rest = [pitch, card.getByText('Included'), phases, link];
    for (const part of rest) await expect(part).toBeHidden();
    await details.click();
    for (const part of rest) await expect(part).toBeVisible();
    await details.click();
    await expect(link).toBeHidden();
  });

  await test.step('the table of all stages is closed on the screen, and all is open on paper', async () => {
    const table = page.getByRole('table', { name: /^Fee in USD per month/ });
    await expect(table).toBeHidden();
    await page.getByText('All prices by stage').click();
    await expect(table).toBeVisible();
    await page.getByText('All prices by stage').click();
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(page.getByRole('article').first().getByText('Included')).toBeVisible();
  });
});

test('the statement closes before the next page, whose heading it would cover', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/services');
  await add(page, 'Sales Execution').check();
  const toggle = bar(page).getByRole('button', { expanded: false });
  await toggle.click();
  await bar(page).getByRole('link', { name: 'Sales Execution' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Execution' })).toBeFocused();
  await expect(toggle).toBeVisible();
});

test('with text of twice the size, the total leaves the window to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await open(page, '/services');
  await add(page, 'Revenue Strategy & Design').check();
  await expect(bar(page)).toHaveCSS('position', 'static');
});

test('a toast is above the total', async ({ page }) => {
  // The launcher of the chat would be above the total as well.
  await withoutChat(page);
  let answer = () => {};
  const isTotalShown = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SUBMISSIONS, (route) => isTotalShown.then(() => route.fulfill({ json: {} })));
  await open(page, '/');
  await send(page);
  await visit(page, '/services');
  await add(page, 'Revenue Strategy & Design').check();
  answer();
  const isAbove = async () => {
    const { y, height } = await boxOf(region(page).getByRole('list'));
    return y + height <= (await boxOf(bar(page))).y;
  };
  expect(await isAbove()).toBe(true);
  await add(page, 'Revenue Strategy & Design').uncheck();
  await expect(bar(page)).toHaveCount(0);
  await add(page, 'Bowtie Leadership').check();
  await expect.poll(isAbove, 'a total that is shown after it').toBe(true);
});

test('the total is at the bottom of the window, covers neither focus nor chat, and ends before the footer', async ({
  page,
}) => {
  const atBottom = async () => {
    const { y, height } = await boxOf(bar(page));
    return y + height;
  };
  await page.setViewportSize(PHONE);
  await open(page, '/services');
  await add(page, 'Revenue Strategy & Design').check();
  for (const viewport of [PHONE, DESKTOP]) {
    await test.step(`${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      await add(page, 'Revenue Strategy & Design').focus();
      await expect.poll(atBottom, 'bottom of the window').toBeCloseTo(viewport.height, 0);
      expect(await coveredByTotal(page), 'focused controls below the total').toEqual([]);

      // On phones the launcher is hidden while prices are where it would be.
      await page.getByRole('heading', { name: 'How long does a package run?' }).scrollIntoViewIfNeeded();
      await expect(launcher(page)).toBeVisible();
      const { y } = await boxOf(bar(page));
      const chat = await boxOf(launcher(page));
      expect(chat.y + chat.height, 'lower edge of the chat').toBeLessThanOrEqual(y);

      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect
        .poll(
          async () => (await boxOf(page.getByRole('contentinfo'))).y - (await atBottom()),
          'gap to the footer',
        )
        .toBeCloseTo(0, 0);
    });
  }

  await test.step('an open statement is not below the chat in a small window or a low one', async () => {
    const toggle = bar(page).getByRole('button', { name: /^Statement/ });
    for (const [width, height] of [
      [320, 600],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await toggle.click();
      await expect(page.locator('#hubspot-messages-iframe-container')).toBeHidden();
      await toggle.click();
    }
    await page.setViewportSize(DESKTOP);
  });

  await test.step('a month is chosen by the keyboard', async () => {
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
});
