import type { Page } from '@playwright/test';
import { mainMenu } from '../src/routes/navigation';
import { ALIAS, paths, readDocument } from './support/site';
import { address, expect, frames, isOfProvider, open, ready, scrollTo, scrollY, test } from './support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading, its lead and the way to contact, and hides nothing', async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const words = page.locator('main p').filter({ hasText: /\S.{19,}/ });
        await expect(words.first()).toBeVisible();
        const scope = path === '/contact' ? page.locator('body') : page.locator('main');
        await expect(scope.locator('a[href="/contact"]').filter({ visible: true }).first()).toBeVisible();

        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main *')]
            .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
            .filter((element) => {
              const isRendered = element.checkVisibility();
              return (
                isRendered && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
              );
            })
            .map((element) => element.textContent),
        );
        expect(hidden).toEqual([]);
      });
    }
  });

  for (const width of [1280, 360]) {
    test(`every link of the menu is at most two links from any page, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shown = async (path: string, part: string) => {
        await page.goto(path);
        const links = page.locator(`${part} a[href^="/"]`).filter({ visible: true });
        return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      };
      const topLevel = await shown('/about', 'header');
      for (const { route } of mainMenu) expect(topLevel).toContain(route.path);
      // The logo links to the home page from everywhere.
      const home = await shown('/', 'main');
      for (const { route, children } of mainMenu) {
        if (children.length === 0) continue;
        const members = [...home, ...(await shown(route.path, 'main'))];
        for (const child of children) expect.soft(members, route.path).toContain(child.path);
      }
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    });
  }

  test('the form of the home page keeps its values and the address', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('main form');
    await form.getByRole('textbox', { name: /^Name/ }).fill('Ada');
    const requests: string[] = [];
    page.on('request', (request) => {
      // Images are requested when the form scrolls into the window.
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada');
    expect(address(page)).toBe('/');
    expect(requests).toEqual([]);
  });

  test('an unknown path shows the not-found page', async ({ page, faults }) => {
    faults.allow(/404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});

/** Collects requests that a navigation must not cause. */
function watchCodeRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const isCode = ['document', 'script', 'fetch', 'xhr', 'stylesheet'].includes(request.resourceType());
    if (isCode && !isOfProvider(request.url())) {
      requests.push(request.url());
    }
  });
  return requests;
}

test.describe('a click', () => {
  /** The navigation has completed: new title, focus on the h1, scrolled to the top. */
  async function expectArrival(page: Page, path: string, expected: { title: string; heading: string }) {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(expected.title);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(expected.heading);
    await expect(heading).toBeFocused();
    expect(await scrollY(page)).toBe(0);
  }

  test('in the menu reaches every page of it without a request', async ({ page, request }) => {
    test.slow();
    await open(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const hrefs = await menu
      .locator('a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(hrefs.length).toBeGreaterThanOrEqual(6 + 7 + 8 + 5 + 11);
    const requests = watchCodeRequests(page);

    for (const path of hrefs) {
      await test.step(path, async () => {
        await scrollTo(page, 400);
        const inItem = menu.locator('> ul > li').filter({ has: page.locator(`a[href="${path}"]`) });
        const link = inItem.locator(`a[href="${path}"]`).first();
        if (!(await link.isVisible())) await inItem.getByRole('button').click();
        await link.click();
        await expectArrival(page, path, await readDocument(request, path));
        await expect(menu.locator('[aria-expanded="true"]')).toHaveCount(0);
      });
    }
    expect(requests).toEqual([]);
  });

  test.describe('while the pages move', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('in the footer reaches every page of it without a request', async ({ page, request }) => {
      await open(page, '/how-we-work');
      const footer = page.getByRole('contentinfo');
      const hrefs = await footer
        .locator('a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
      const named = ['/', '/about', '/industries', '/technologies', '/careers', '/resources', '/contact'];
      expect(hrefs).toEqual(expect.arrayContaining([...named, '/resources/blog', '/privacy', '/terms']));
      // Blocks that get their real height during the click would move the link away from the pointer, so lay out
      // all of them.
      await page.keyboard.press('Tab');
      const requests = watchCodeRequests(page);

      for (const path of hrefs) {
        await test.step(path, async () => {
          await footer.locator(`a[href="${path}"]`).first().click();
          await expectArrival(page, path, await readDocument(request, path));
        });
      }
      expect(requests).toEqual([]);
    });
  });

  test('reaches every page of the site but the second address of Services', async ({ request }) => {
    const reached = new Set<string>(['/']);
    for (const path of reached) {
      const html = await (await request.get(path)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) reached.add(href);
    }
    expect([...reached].sort()).toEqual(paths.filter((path) => path !== '/what-we-do').sort());
  });
});

test.describe('another form of an address', () => {
  test('the alias of Revenue Strategy replaces itself with the page, in one history entry', async ({
    page,
  }) => {
    await open(page, '/');
    const entries = await page.evaluate(() => history.length);
    await open(page, ALIAS.path);
    await expect(page).toHaveURL(ALIAS.target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revenue Strategy & Design');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  const forms = [
    ['a trailing slash', '/about/', '/about'],
    ['a query', '/about?ref=mail', '/about?ref=mail'],
    ['a hash', '/about#main', '/about#main'],
    ['a hash that names nothing', '/about#nowhere', '/about#nowhere'],
    ['all of them', '/about/?ref=mail#main', '/about?ref=mail#main'],
    ['a letter in percent encoding', '/%61bout', '/about'],
    ['a hash that is no valid percent encoding', '/about#100%', '/about#100%'],
  ] as const;
  for (const [name, given, expected] of forms) {
    test(`${name} leads to the page: ${given}`, async ({ page, request }) => {
      const { heading } = await readDocument(request, '/about');
      const response = await page.goto(given);
      expect(response?.status()).toBe(200);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(address(page)).toBe(expected);
    });
  }
});

test.describe('an unknown path', () => {
  for (const path of ['/no-such-page', '/services/no-such-service', '/industries/fintech/more', '/About']) {
    test(`${path} shows the not-found page and logs the path once`, async ({ page, faults }) => {
      faults.allow(/^(response|console).*404/);
      faults.allow(/^console: .*not found/i);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await ready(page);

      const content = page.getByRole('main');
      await expect(content.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      const text = /^The page you[’']re looking for doesn[’']t exist or has been moved\.$/;
      await expect(content.getByText(text)).toBeVisible();
      expect(address(page)).toBe(path);
      await frames(page);
      const logged = faults.matching(/^console: (?!Failed)/).filter((line) => line.includes(path));
      expect(logged).toHaveLength(1);

      await content.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  test('a path that looks like another host’s does no harm', async ({ page, faults, baseURL }) => {
    faults.allow(/^(response|console).*404/);
    faults.allow(/^console: .*not found/i);
    await page.goto(`${baseURL}//about/`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
