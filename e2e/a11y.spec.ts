import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { pathGroups } from './support/site';
import { boxOf, expect, frames, open, ready, scrollTo, test, visit } from './support/test';

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
const banner = (page: Page) => page.getByRole('banner');
const burger = (page: Page) => banner(page).getByRole('button', { name: 'Menu', exact: true });

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const viewport of windows) {
    for (const [group, members] of pathGroups) {
      test(`${group}, ${viewport.width} px wide`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(viewport);
        await open(page, members[0] ?? '/');
        for (const [index, path] of members.entries()) {
          await test.step(path, async () => {
            if (index > 0) await visit(page, path);
            expect(await violations(page)).toEqual([]);
          });
        }
      });
    }
  }

  test('on the not-found page', async ({ page, faults }) => {
    faults.allow(/no-such-page/);
    await open(page, '/no-such-page');
    expect(await violations(page)).toEqual([]);
  });

  for (const viewport of windows) {
    test(`on the contact card in each of its states, ${viewport.width} px wide`, async ({ page, faults }) => {
      test.slow();
      faults.allow(/stand-in|provider/i);
      await page.setViewportSize(viewport);
      const main = page.getByRole('main');
      await test.step('loading', async () => {
        await open(page, '/contact?provider=silent');
        await expect(main.getByText('Loading form...')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
      await test.step('ready', async () => {
        await open(page, '/contact');
        await expect(main.getByRole('textbox').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
      await test.step('error', async () => {
        await open(page, '/contact?provider=broken');
        await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
      await test.step('wrong values', async () => {
        await main.getByRole('button', { name: 'Click here.' }).click();
        await main.getByRole('button', { name: 'Send Message' }).click();
        await expect(main.getByText('Please enter a valid email address.')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
      await test.step('sending, and sent', async () => {
        await main.getByRole('textbox', { name: /^Name/ }).fill('Ada');
        await main.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
        await main.getByRole('textbox', { name: /^Message/ }).fill('Our pipeline stopped.');
        await main.getByRole('button', { name: 'Send Message' }).click();
        await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
        await expect(main.getByText('Message sent!')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }

  test('with each dropdown open', async ({ page }) => {
    test.slow();
    await open(page, '/services/development');
    for (const name of ['Industries', 'Technologies', 'How We Work', 'Services']) {
      await banner(page)
        .getByRole('button', { name: `${name} pages` })
        .click();
      expect(await violations(page)).toEqual([]);
    }
  });

  test('with the mobile menu and a sub-list open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/services');
    await burger(page).click();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Mobile' })
      .getByRole('button', { name: 'Services pages' })
      .click();
    expect(await violations(page)).toEqual([]);
  });

  test.describe('in the dark scheme', () => {
    test.use({ colorScheme: 'dark' });

    for (const path of ['/', '/services', '/services/revenue-strategy']) {
      test(`on ${path}, also with a dropdown open`, async ({ page }) => {
        test.slow();
        await open(page, path);
        expect(await violations(page)).toEqual([]);
        await banner(page).getByRole('button', { name: 'Technologies pages' }).click();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
});

test.describe('the skip link', () => {
  test('is the first stop, is seen there and leads past the menu', async ({ page }) => {
    await open(page, '/technologies/rag');
    const link = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('works before the script as well', async ({ page }) => {
    await page.goto('/technologies/rag', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await ready(page);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the focus', () => {
  test('stays where it is on the first load, and goes to the h1 on a navigation', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('body')).toBeFocused();
    await banner(page).getByRole('link', { name: 'Services', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL('/services');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    await expect(heading).not.toHaveAttribute('tabindex');
  });

  test('is never hidden behind the sticky header', async ({ page }) => {
    await open(page, '/services');
    await scrollTo(page, 100_000);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    const { height } = await boxOf(banner(page));
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const isInHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
      if (isInHeader) break;
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
      expect(bottom).toBeGreaterThan(height);
    }
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: not on a page, in a menu, at a stage or on the way down', async ({ page }) => {
    /** Names of the animations that are still running after a frame or two. */
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            const { duration } = effect?.getComputedTiming() ?? {};
            return playState === 'running' && Number(duration) > 1;
          })
          .map((animation) =>
            animation instanceof CSSTransition ? animation.transitionProperty : animation.id,
          ),
      );
    await open(page, '/');
    expect(await moving()).toEqual([]);
    for (const top of [300, 1500, 3000, 5000]) {
      await scrollTo(page, top);
      expect(await moving()).toEqual([]);
    }
    await banner(page).getByRole('button', { name: 'Services pages' }).click();
    expect(await moving()).toEqual([]);
    await visit(page, '/services');
    await page.getByRole('button', { name: /^Series B/ }).click();
    expect(await moving()).toEqual([]);
    await frames(page, 3);
    await page.setViewportSize({ width: 360, height: 740 });
    await burger(page).click();
    expect(await moving()).toEqual([]);
  });
});
