import type { Page } from '@playwright/test';
import { feeText } from '../tests/support/priceList';
import { readDocument } from './support/site';
import {
  address,
  BUNDLE,
  expect,
  frames,
  hold,
  isChat,
  open,
  ready,
  scrollTo,
  showIntent,
  test,
} from './support/test';
import { startSlowServer } from './support/webServers';

test.use({ reducedMotion: 'no-preference' });

/** Counts the events that reach the page; recorded events do not reach it before hydration. */
const countEvents = (page: Page, type: 'click' | 'submit' | 'keydown') =>
  page.addInitScript((name) => {
    Object.assign(window, { eventCount: 0 });
    document.addEventListener(name, () => {
      Object.assign(window, { eventCount: Reflect.get(window, 'eventCount') + 1 });
    });
  }, type);
const eventCount = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'eventCount'));

/** Opens a page whose bundle is delayed. Returns a function that delivers the bundle and waits for hydration. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, BUNDLE);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    release();
    await ready(page);
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const slider = (page: Page) => page.getByRole('slider', { name: 'Company stage' });
/** Invalid values, so that nothing is sent whatever the page does with them. */
const typed = { Name: 'A', Email: 'ada', Company: 'Analytical Engines', Message: 'Hi' } as const;

async function typeAll(page: Page) {
  for (const [name, text] of Object.entries(typed)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).pressSequentially(text);
  }
}
async function expectTyped(page: Page) {
  for (const [name, text] of Object.entries(typed)) {
    await expect(page.getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveValue(text);
  }
}

const checkbox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Add to the total: ${name}` });

const total = (page: Page) => page.getByRole('region', { name: 'Your total' });

/** Two checkboxes of the price list are ticked, and no others. */
async function expectTicked(page: Page) {
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(checkbox(page, 'Bowtie Leadership')).toBeChecked();
  await expect(checkbox(page, 'Partnerships & Channel Sales')).toBeChecked();
}

test.describe('before the page answers', () => {
  test('a press on a chevron is kept and opens its dropdown once', async ({ page }) => {
    await countEvents(page, 'click');
    const wake = await openEarly(page, '/about');
    const chevron = page.getByRole('banner').getByRole('button', { name: 'Services pages' });
    await chevron.click();
    await expect(chevron).toHaveAttribute('aria-expanded', 'false');
    await wake();
    await expect(chevron).toHaveAttribute('aria-expanded', 'true');
    await frames(page);
    await expect(chevron).toHaveAttribute('aria-expanded', 'true');
    expect(await eventCount(page)).toBe(1);
  });

  test('a press on the burger opens the menu at once, and a press there opens a list once the page answers', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await countEvents(page, 'click');
    const wake = await openEarly(page, '/');
    const burger = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await burger.click();
    await expect(menu).toBeVisible();
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
    await menu.getByRole('button', { name: 'Services pages' }).click();
    await wake();
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Bowtie Leadership' })).toBeVisible();
    await expect(page.locator('[data-early-open]')).toHaveCount(0);
    expect(await eventCount(page)).toBe(2);
    await burger.click();
    await expect(menu).toBeHidden();
  });

  test('a press beside the menu closes it again, and presses nothing below', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const wake = await openEarly(page, '/');
    const burger = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await burger.click();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    await page.mouse.click(100, 700);
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
    await wake();
    await frames(page);
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    expect(address(page)).toBe('/');
  });

  test('a press on the track of the slider is kept, and the prices follow', async ({ page }) => {
    const wake = await openEarly(page, '/services/bowtie-leadership');
    const { width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
    await slider(page).click({ position: { x: width - 16, y: height / 2 } });
    await expect(slider(page)).toHaveValue('3');
    await wake();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Series B');
    await expect(slider(page)).toHaveValue('3');
    await expect(
      page.getByText(`${feeText('bowtie-leadership', 'seriesB')}/month`, { exact: true }),
    ).toBeVisible();
  });

  test('keys on the slider are kept in order, each once, ticks by mouse, label and Space hold, and the total follows', async ({
    page,
  }) => {
    await countEvents(page, 'keydown');
    const wake = await openEarly(page, '/services');
    await slider(page).focus();
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await checkbox(page, 'Bowtie Leadership').click();
    const salesExecution = page.locator('label').filter({ has: checkbox(page, 'Sales Execution') });
    for (const isTicked of [true, false]) {
      await salesExecution.locator('span').click();
      await expect(checkbox(page, 'Sales Execution')).toBeChecked({ checked: isTicked });
    }
    await checkbox(page, 'Partnerships & Channel Sales').press('Space');
    await expectTicked(page);
    // Space is no recorded key: its default action ticks the checkbox.
    const beforeHydration = await eventCount(page);
    await wake();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Series A');
    await expect(slider(page)).toHaveValue('2');
    expect((await eventCount(page)) - beforeHydration).toBe(3);
    await expectTicked(page);
    await expect(total(page)).toContainText(feeText('bowtie-leadership', 'seriesA', 'partnerships'));
    await checkbox(page, 'Partnerships & Channel Sales').uncheck();
    await expect(total(page)).toContainText(feeText('bowtie-leadership', 'seriesA'));
    await expect(page.getByText(feeText('bowtie-leadership', 'seriesA')).first()).toBeVisible();
  });

  test('ticks that Back restores hold, and the total follows', async ({ page }) => {
    await open(page, '/services');
    await checkbox(page, 'Bowtie Leadership').click();
    await checkbox(page, 'Partnerships & Channel Sales').click();
    // At the top of the page, the browser restores no scroll position, so no event requests the bundle early.
    for (const top of [0, 600]) {
      await test.step(`at ${top} px`, async () => {
        await scrollTo(page, top);
        await page.goto('/about');
        await page.goBack();
        await expectTicked(page);
        await ready(page);
        await expect(total(page), `total at ${top} px`).toContainText(
          feeText('bowtie-leadership', 'seed', 'partnerships'),
        );
        await expectTicked(page);
      });
    }
  });

  test('what is typed stays, and typing continues; the bundle is asked for once, at the first intent', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !isChat(request.url())) scripts.push(request.url());
    });
    const wake = await openEarly(page, '/');
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await typeAll(page);
    await wake();
    await expectTyped(page);
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await page.keyboard.type(' there');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hi there');
    expect(address(page)).toBe('/');
    expect(scripts).toEqual([expect.stringMatching(BUNDLE)]);
  });

  test('Send Message is kept as one submit, and nothing goes into the address', async ({ page }) => {
    await countEvents(page, 'submit');
    const wake = await openEarly(page, '/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await typeAll(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await frames(page);
    expect(await eventCount(page)).toBe(0);
    await wake();
    await expect.poll(() => eventCount(page)).toBe(1);
    await expectTyped(page);
    expect(address(page)).toBe('/');
    expect(requests.filter((url) => url.includes('?'))).toEqual([]);
  });

  test('a link leads to its page at once', async ({ page }) => {
    const release = await hold(page, BUNDLE);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('link', { name: 'Learn How We Work' }).click();
    await expect(page).toHaveURL('/how-we-work');
    await expect(heading(page)).toBeVisible();
    release();
    await ready(page);
    await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL('/resources');
    await expect(heading(page)).toBeFocused();
  });
});

test.describe('without an interaction', () => {
  test('the page stays complete when the date of the visitor replaces that of the build', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'));
    await page.goto('/privacy');
    await ready(page);
    await expect(page.getByText('February 3, 2031')).toBeVisible();
    await expect(page.getByText('© 2031')).toBeVisible();
    await frames(page);
    await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Information We Collect' })).toBeVisible();
  });
});

test.describe('a document that arrives more slowly than the bundle', () => {
  for (const [kind, path, from] of [
    ['of the address', '/', '<main'],
    ['of another address', '/services', '<div id="root"'],
  ] as const) {
    test(`is ${kind}, and becomes the whole page`, async ({ page }) => {
      const server = await startSlowServer('index.html', from);
      try {
        const bundle = page.waitForResponse(BUNDLE);
        await page.goto(server.origin + path, { waitUntil: 'commit' });
        // Before the script in the head has run, nothing notices an intent.
        await page.waitForFunction(() => 'takeEarlyEvents' in window, undefined, { polling: 20 });
        await showIntent(page);
        await (await bundle).finished();
        // Enough for all parts of the bundle.
        await frames(page, 40);
        expect(await page.locator('html[data-ready]').count()).toBe(0);
        server.finish();
        await ready(page);
        await expect(heading(page)).toHaveCount(1);
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        expect(await page.title()).toBe((await readDocument(page.request, path)).title);
      } finally {
        await server.stop();
      }
    });
  }
});
