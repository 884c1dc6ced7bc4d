import type { Locator, Page } from '@playwright/test';
import { mainMenu } from '../src/routes/navigation';
import { pageDocuments } from './support/builtSite';
import { ALIAS, kinds, paths, readDocument } from './support/site';
import { address, expect, frames, isOfProvider, open, ready, scrollTo, scrollY, test } from './support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each kind shows its heading, its lead and the way to contact, and hides nothing; an unknown path shows the not-found page', async ({
    page,
    faults,
  }) => {
    test.slow();
    for (const path of kinds) {
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
        expect(hidden, path).toEqual([]);

        // Details, links and fields work without it; the fields are beside a notice.
        const dead = page.locator(
          'main :is(button, input:is([type="checkbox"], [type="range"])):not(form *)',
        );
        await expect(dead.filter({ visible: true }).filter({ hasNotText: 'Seed' }), path).toHaveCount(0);
      });
    }
    await test.step('an unknown path', async () => {
      faults.allow(/404.*no-such-page/);
      const response = await page.goto('/no-such-page');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    });
  });

  test('a form says that it needs JavaScript, and where to write instead', async ({ page }) => {
    for (const path of ['/', '/resources/blog', '/contact']) {
      await page.goto(path);
      const notice = page.locator('main noscript');
      await expect(notice, path).toBeVisible();
      // Playwright's own text assertions skip this element.
      expect(await notice.innerText(), path).toMatch(/^The form needs JavaScript.*@/);
    }
  });

  test('every link of the menu is at most two links from any page, on a desktop and on a phone', async ({
    page,
  }) => {
    const widths = [1280, 360] as const;
    /** The visible links in a part of a page, at each width. */
    const shown = async (path: string, part: string) => {
      await page.goto(path);
      const links = page.locator(`${part} a[href^="/"]`).filter({ visible: true });
      const byWidth = new Map<number, readonly string[]>();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        byWidth.set(
          width,
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
        );
        if (part === 'header') {
          await expect(page.getByRole('banner').getByRole('button'), `buttons at ${width} px`).toHaveCount(0);
        }
      }
      return (width: number) => byWidth.get(width) ?? [];
    };
    const topLevel = await shown('/about', 'header');
    // The logo links to the home page from everywhere.
    const home = await shown('/', 'main');
    for (const width of widths) {
      for (const { route } of mainMenu) expect(topLevel(width), `at ${width} px`).toContain(route.path);
    }
    for (const { route, children } of mainMenu) {
      if (children.length === 0) continue;
      const members = await shown(route.path, 'main');
      for (const width of widths) {
        const links = [...home(width), ...members(width)];
        for (const { path } of children) expect.soft(links, `${route.path} at ${width} px`).toContain(path);
      }
    }
  });

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
});

test('the document of every page has its lead and a link to the contact page in its content', () => {
  for (const path of paths) {
    const { html = '' } = pageDocuments.find((document) => document.path === path) ?? {};
    const [, content = ''] = /<main[ >](.*)<\/main>/s.exec(html) ?? [];
    const texts = [...content.matchAll(/<p[ >].*?<\/p>/gs)].map(([text]) => text.replace(/<[^>]*>/g, ''));
    expect(texts, path).toContainEqual(expect.stringMatching(/\S.{19,}/));
    expect(path === '/contact' ? html : content, path).toContain('href="/contact"');
  }
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

  const hrefsOf = (part: Locator) =>
    part
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

  test('in the menu and in the footer reaches a page of each kind without a request', async ({
    page,
    request,
  }) => {
    test.slow();
    await open(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const topLevel = await hrefsOf(menu);
    const inSheets: string[] = [];
    for (const button of await menu.getByRole('button').all()) {
      await button.click();
      inSheets.push(...(await hrefsOf(menu.locator('[data-sheet]'))));
    }
    await page.keyboard.press('Escape');
    const inMenu = [...new Set([...topLevel, ...inSheets])];
    expect(inMenu.length).toBeGreaterThanOrEqual(6 + 7 + 8 + 5 + 11);
    expect(paths).toEqual(expect.arrayContaining(inMenu));
    const footer = page.getByRole('contentinfo');
    const inFooter = await hrefsOf(footer);
    const named = ['/', '/about', '/industries', '/technologies', '/careers', '/resources', '/contact'];
    expect(inFooter).toEqual(expect.arrayContaining([...named, '/resources/blog', '/privacy', '/terms']));
    const requests = watchCodeRequests(page);

    // Pages of one kind differ in their texts only.
    for (const path of inMenu.filter((each) => kinds.includes(each))) {
      await test.step(`${path} in the menu`, async () => {
        await scrollTo(page, 400);
        const link = menu.locator(`a[href="${path}"]`).first();
        for (const button of await menu.getByRole('button').all()) {
          if (await link.isVisible()) break;
          await button.click();
        }
        await link.click();
        await expectArrival(page, path, await readDocument(request, path));
        await expect(menu.locator('[aria-expanded="true"]')).toHaveCount(0);
      });
    }

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Blocks that get their real height during the click would move the link away from the pointer, so lay out
    // all of them.
    await page.keyboard.press('Tab');
    for (const path of inFooter.filter((each) => !inMenu.includes(each))) {
      await test.step(`${path} in the footer, while the pages move`, async () => {
        await footer.locator(`a[href="${path}"]`).first().click();
        await expectArrival(page, path, await readDocument(request, path));
      });
    }
    expect(requests).toEqual([]);
  });

  test('reaches every page of the site but the second address of Services', () => {
    const reached = new Set<string>(['/']);
    for (const path of reached) {
      const { html = '' } = pageDocuments.find((document) => document.path === path) ?? {};
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) reached.add(href);
    }
    expect([...reached].sort()).toEqual(paths.filter((path) => path !== '/what-we-do').sort());
  });
});

test('another form of an address leads to the page in one history entry, and is replaced', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const forms = [
    ['the alias', ALIAS.path, ALIAS.target],
    ['a trailing slash, a query and a hash', '/about/?ref=mail#main', '/about?ref=mail#main'],
    ['a letter in percent encoding and a hash that names nothing', '/%61bout#nowhere', '/about#nowhere'],
    ['a hash that is no valid percent encoding', '/about?ref=mail#100%', '/about?ref=mail#100%'],
  ] as const;
  for (const [name, given, expected] of forms) {
    await test.step(`${name}: ${given}`, async () => {
      const { heading } = await readDocument(request, expected.replace(/[?#].*/, ''));
      const entries = await page.evaluate(() => history.length);
      const response = await page.goto(given);
      expect(response?.status(), given).toBe(200);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(address(page)).toBe(expected);
      expect(await page.evaluate(() => history.length), given).toBe(entries + 1);
    });
  }
});

test('an unknown path shows the not-found page, logs the path once, and leads home', async ({
  page,
  faults,
  baseURL,
}) => {
  faults.allow(/^(response|console).*404/);
  faults.allow(/^console: .*not found/i);
  const content = page.getByRole('main');
  for (const path of ['/no-such-page', '/services/no-such-service', '/industries/fintech/more', '/About']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await ready(page);
      await expect(content.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      const text = /^The page you[’']re looking for doesn[’']t exist or has been moved\.$/;
      await expect(content.getByText(text)).toBeVisible();
      expect(address(page)).toBe(path);
      await frames(page);
      const logged = faults.matching(/^console: (?!Failed)/).filter((line) => line.includes(path));
      expect(logged, path).toHaveLength(1);
    });
  }
  await test.step('back to home', async () => {
    await content.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('a path that looks like another host’s', async () => {
    await page.goto(`${baseURL}//about/`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
