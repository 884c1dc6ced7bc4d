import type { Page } from '@playwright/test';
import { TYPING_PAUSE_MS } from '../machines/diagnosis.machine';
import { bringClock, holdTime, turns, withoutChat } from './support/clock';
import { address, boxOf, expect, frames, open, styleOf, test } from './support/test';

const NUMBERS = 'leads=1000&opportunities=180&proposals=70&customers=10&live=8&renewed=8&growth=2';
const PHONE = { width: 390, height: 844 };

const section = (page: Page) => page.locator('#diagnosis');
const field = (page: Page, name: string) => section(page).getByRole('textbox', { name });
const announcement = (page: Page) => section(page).getByRole('status').first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the section is complete, and says that its numbers are an example', async ({ page }) => {
    await page.goto('/how-we-work#diagnosis');
    await expect(section(page)).toContainText('Example: B2B SaaS, invented numbers');
    await expect(section(page)).toContainText('from proposal to customer, 12%');
    await expect(field(page, 'Leads')).toHaveValue('2,000');
    await expect(section(page)).toContainText('Weeks 1 and 2');
    await expect(section(page).getByRole('link', { name: 'Discuss this' })).toBeVisible();
    for (const name of ['Enter your numbers', 'Copy the link', 'Fintech'])
      await expect(section(page).getByRole('button', { name })).toHaveCount(0);
  });
});

test('an address opens its numbers, and the copied link is the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/how-we-work?${NUMBERS}#diagnosis`);
  await expect(field(page, 'New customers')).toHaveValue('10');
  await expect(section(page)).toContainText('Your narrowest point: from proposal to customer, 14.2%');
  await section(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(section(page)).toContainText('Link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/how-we-work\?leads=1000&.*&growth=2#diagnosis$/);
  expect(address(page)).toBe(`/how-we-work?${NUMBERS}#diagnosis`);
});

test('typing does not change the address, and sends nothing', async ({ page }) => {
  await withoutChat(page);
  await open(page, '/how-we-work#diagnosis');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // The chat is requested whenever the browser is idle.
  page.on('request', (request) => {
    if (!request.url().endsWith('/chat.js')) requests.push(request.url());
  });
  await section(page).getByRole('button', { name: 'Enter your numbers' }).click();
  await expect(field(page, 'Leads')).toBeFocused();
  await page.keyboard.type('400');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await expect(section(page)).toContainText('from lead to opportunity, 5%');
  expect(address(page)).toBe('/how-we-work#diagnosis');
  expect(requests).toEqual([]);
});

test('the link of an industry loads its example each time', async ({ page }) => {
  await open(page, '/industries/fintech');
  await page.getByRole('link', { name: 'Find your narrowest point' }).click();
  await expect(section(page)).toContainText('Example: Fintech');
  await section(page).getByRole('button', { name: 'GreenTech' }).click();
  await expect(section(page)).toContainText('Example: GreenTech');
  await page.goBack();
  await page.getByRole('link', { name: 'Find your narrowest point' }).click();
  await expect(section(page)).toContainText('Example: Fintech');
});

test('a wrong address shows the empty form', async ({ page }) => {
  await open(page, '/how-we-work?leads=none#diagnosis');
  await expect(field(page, 'Leads')).toHaveValue('');
  await expect(section(page)).toContainText('Enter two numbers in neighboring fields');
});

test('the numbers are still there on Back, and the message has them', async ({ page }) => {
  await open(page, '/how-we-work#diagnosis');
  await field(page, 'New customers').fill('20');
  await section(page).getByRole('link', { name: 'Discuss this' }).click();
  const message = page.getByRole('main').getByRole('textbox', { name: /^Message/ });
  await expect(message).toHaveValue(/New customers: 20[\s\S]*10% where 20 to 30% are typical/);
  await expect(message).toBeEditable();
  await page.goBack();
  await expect(field(page, 'New customers')).toHaveValue('20');
});

test('a screen reader hears the finding once, after a pause in typing', async ({ page }) => {
  await withoutChat(page);
  await bringClock(page);
  await open(page, '/how-we-work');
  await holdTime(page);
  await expect(announcement(page)).toHaveText('');
  for (const text of ['2', '20']) {
    await field(page, 'New customers').fill(text);
    await page.clock.runFor(TYPING_PAUSE_MS - 1);
    await expect(announcement(page)).toHaveText('');
  }
  await page.clock.runFor(1);
  await turns(page);
  await expect(announcement(page)).toContainText('from proposal to customer, 10%');
});

test('nothing moves while the visitor types', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/how-we-work#diagnosis');
    await page.evaluate(() => document.fonts.ready);
    const positions = async () => {
      const tops = [];
      // In one step each: a focus may still be scrolling the page.
      for (const name of ['Leads', 'Revenue growth'])
        tops.push(
          await field(page, name).evaluate((input) => input.getBoundingClientRect().top + window.scrollY),
        );
      return tops;
    };
    const before = await positions();
    for (const [name, text, fault] of [
      ['New customers', '2'],
      ['New customers', ''],
      ['Customers live', 'many', 'Enter a number'],
      ['Proposals', '9000', 'This is more than in the step before'],
      ['Proposals', '0'],
      ['Leads', '30%', 'Enter how many'],
    ] as const) {
      await field(page, name).fill(text);
      await frames(page, 2);
      expect(await positions()).toEqual(before);
      // Faults appear after a pause.
      if (fault) await expect(section(page).getByText(fault)).toBeVisible();
      expect(await positions()).toEqual(before);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the picture stays in view above the field that has the focus', async ({ page }) => {
    await open(page, '/how-we-work#diagnosis');
    for (const name of ['Leads', 'Customers renewed', 'Revenue growth']) {
      await field(page, name).focus();
      await frames(page, 3);
      const picture = await boxOf(section(page).getByRole('img'));
      const { y } = await boxOf(field(page, name));
      expect(picture.y).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(picture.y + picture.height);
      expect(y).toBeLessThan(PHONE.height);
    }
    await expect(field(page, 'Leads')).toHaveAttribute('inputmode', 'numeric');
  });
});

test('320 px are wide enough, also for large numbers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/how-we-work#diagnosis');
  await field(page, 'Leads').fill('1,000,000,000');
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
  expect(scrollWidth).toBe(320);
  const isCut = await field(page, 'Qualified opportunities').evaluate(
    (input) => input.scrollWidth > input.clientWidth,
  );
  expect(isCut).toBe(false);
});

test('the print has numbers and finding, and no controls', async ({ page }) => {
  await open(page, '/how-we-work');
  await page.emulateMedia({ media: 'print' });
  await expect(section(page).getByText('from proposal to customer, 12%')).toBeVisible();
  await expect(field(page, 'Leads')).toBeVisible();
  for (const name of ['Enter your numbers', 'Copy the link'])
    await expect(section(page).getByRole('button', { name })).toHaveCount(0);
});

test('in forced colors the narrowest bars differ from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/how-we-work');
  const bars = section(page).locator('svg > path[transform]');
  const colors = new Set<string>();
  for (const bar of await bars.all()) colors.add(await styleOf(bar, 'stroke'));
  expect(colors.size).toBe(2);
});
