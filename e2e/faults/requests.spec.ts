import type { Page } from '@playwright/test';
import { bringClock, holdTime } from '../support/clock';
import { fillMessage, SUBMISSIONS } from '../support/messageForm';
import { BUNDLE, expect, open, ready, showIntent, test } from '../support/test';
import { toasts } from '../support/toasts';

const h1 = { level: 1 } as const;
const stage = (page: Page) => page.getByRole('slider', { name: 'Company stage' });

test('a bundle that does not come leaves a page to read whose links work', async ({ page, faults }) => {
  faults.allow(/main-.*\.js/);
  await page.route(BUNDLE, (route) => route.abort());
  await page.goto('/');
  await showIntent(page);
  await expect.poll(() => faults.matching(/^request: .*main-/).length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', h1)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Learn How We Work' }).click();
  await expect(page).toHaveURL('/how-we-work');
  await expect(page.getByRole('heading', h1)).toBeVisible();
});

test('a bundle that does not come is fetched again by the first move after a second', async ({
  page,
  faults,
}) => {
  faults.allow(/main-.*\.js/);
  const failures = () => faults.matching(/^request: .*main-/).length;
  await page.route(BUNDLE, (route) => route.abort());
  await bringClock(page);
  // Before the page opens, so that its idle period does not fetch the bundle first.
  await holdTime(page);
  await page.goto('/');
  await showIntent(page);
  await expect.poll(failures).toBe(1);
  for (let move = 0; move < 40; move += 1) await page.mouse.move(100 + move, 100);
  await page.unroute(BUNDLE);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await showIntent(page);
  await ready(page);
  expect(failures()).toBe(1);
});

test('fonts and pictures that do not come leave every text, and no hole that moves the page', async ({
  page,
  faults,
}) => {
  faults.allow(/woff2|\/art\/|Font|\.(avif|webp|jpg|png)/);
  await page.route(/\.(woff2|avif|webp|jpe?g|png)$/, (route) => route.abort());
  await open(page, '/resources/blog');
  await expect(page.getByRole('heading', h1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page.getByRole('heading', h1)).toBeFocused();
});

test('without storage the site works: pages, Back, prices and the form', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The test denies storage.', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/services');
  await stage(page).press('End');
  await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).click();
  await expect(page).toHaveURL('/resources');
  await page.goBack();
  await expect(stage(page)).toHaveAttribute('aria-valuetext', 'Series B');
  await page.reload();
  await ready(page);
  await expect(stage(page)).toHaveAttribute('aria-valuetext', 'Seed');
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test('a second and a third click change nothing that the first one has done', async ({ page }) => {
  await open(page, '/services');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const chevron = page.getByRole('banner').getByRole('button', { name: 'Industries pages' });
  await chevron.click({ clickCount: 2 });
  await expect(chevron).toHaveAttribute('aria-expanded', 'false');
  await chevron.click({ clickCount: 3 });
  await expect(chevron).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: /^Series B/ }).click({ clickCount: 3 });
  await expect(stage(page)).toHaveAttribute('aria-valuetext', 'Series B');
  const link = page.getByRole('banner').getByRole('link', { name: /home$/ });
  await link.click({ clickCount: 3 });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  expect(await entries()).toBe(before + 1);
  const main = page.getByRole('main');
  await fillMessage(page);
  await main.getByRole('button', { name: 'Send Message' }).click({ clickCount: 3 });
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click({ clickCount: 2 });
  await expect(toasts(page)).toHaveCount(0);
});

test('whatever an address contains, a page of the site is there, and nothing of it runs', async ({
  page,
  faults,
}) => {
  faults.allow(/404|400|Page not found/);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>';
  const encodedMarkup = encodeURIComponent(markup);
  // The server refuses a path with a null or an invalid encoding, as web servers do.
  const refused = ['%00', '%E0%A4%A'];
  const unknown = [encodedMarkup, '\u202egnp', 'javascript:alert(3)', '__proto__', 'constructor'];
  const addresses = [
    ...[encodedMarkup, ...refused].map((text) => `/?q=${text}#${text}`),
    ...unknown.map((text) => `/${text}?q=${text}#${text}`),
  ];
  for (const address of addresses) {
    await page.goto(address);
    await ready(page);
    await expect(page.getByRole('heading', h1), address).toHaveCount(1);
    await expect(page, address).toHaveTitle(/Momentum$/);
  }
  for (const text of refused) expect((await page.request.get(`/${text}`)).status(), text).toBe(400);
  await page.goto(`/#${'x'.repeat(50_000)}`);
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  expect(dialogs).toEqual([]);
});

test('whatever a visitor types is sent as it is, and nothing of it runs', async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('A text has run.');
  });
  const sent: unknown[] = [];
  await page.route(SUBMISSIONS, (route) => {
    sent.push(...route.request().postDataJSON().fields);
    return route.fulfill({ json: {} });
  });
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}';
  const values = {
    Name: `\u202e${markup}\u0000`,
    Email: 'ada@example.com',
    Company: '=HYPERLINK("javascript:alert(3)")',
    Message: `${markup}${'x'.repeat(50_000)}`,
  };
  await open(page, '/');
  const main = page.getByRole('main');
  for (const [name, value] of Object.entries(values)) {
    await main.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
  }
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('button', { name: 'Send another message' })).toBeVisible();
  expect(sent).toEqual(Object.values(values).map((value) => expect.objectContaining({ value })));
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});
