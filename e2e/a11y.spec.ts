import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe';
import { fillMessage } from './support/messageForm';
import { boxOf, expect, frames, open, ready, scrollTo, test, visit } from './support/test';

const PHONE = { width: 360, height: 740 };
const banner = (page: Page) => page.getByRole('banner');
const burger = (page: Page) => banner(page).getByRole('button', { name: 'Menu', exact: true });

/** The parts that change in these tests. Tests of every page check the rest of it. */
const CARD = 'main section:has(#embedded-form, form, button)';
const TOASTS = '[aria-label^="Notifications"]';
const HEADER = 'header';

test.describe('axe finds nothing, light and dark,', () => {
  test('on the not-found page', async ({ page, faults }) => {
    faults.allow(/no-such-page/);
    await open(page, '/no-such-page');
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('on the contact card in each of its states, on a phone', async ({ page, faults }) => {
    test.slow();
    faults.allow(/stand-in|provider/i);
    await page.setViewportSize(PHONE);
    const main = page.getByRole('main');
    await test.step('loading', async () => {
      await open(page, '/contact?provider=silent');
      await expect(main.getByText('Loading form...')).toBeVisible();
      expect(await violationsInBothSchemes(page, CARD)).toEqual([]);
    });
    await test.step('ready', async () => {
      await open(page, '/contact');
      await expect(main.getByRole('textbox').first()).toBeVisible();
      expect(await violationsInBothSchemes(page, CARD)).toEqual([]);
    });
    await test.step('error', async () => {
      await open(page, '/contact?provider=broken');
      await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible();
      expect(await violationsInBothSchemes(page, CARD)).toEqual([]);
    });
    await test.step('wrong values', async () => {
      await main.getByRole('button', { name: 'Click here.' }).click();
      await main.getByRole('button', { name: 'Send Message' }).click();
      await expect(main.getByText('Please enter a valid email address.')).toBeVisible();
      expect(await violationsInBothSchemes(page, CARD)).toEqual([]);
    });
    await test.step('sending, and sent', async () => {
      await fillMessage(page);
      await main.getByRole('button', { name: 'Send Message' }).click();
      await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await expect(main.getByText('Message sent!')).toBeVisible();
      expect(await violationsInBothSchemes(page, `${CARD}, ${TOASTS}`)).toEqual([]);
    });
  });

  test('with a dropdown open', async ({ page }) => {
    await open(page, '/services/development');
    await banner(page).getByRole('button', { name: 'Services pages' }).click();
    expect(await violationsInBothSchemes(page, HEADER)).toEqual([]);
  });

  test('with the mobile menu and a sub-list open', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/services');
    await burger(page).click();
    expect(await violationsInBothSchemes(page, HEADER)).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Mobile' })
      .getByRole('button', { name: 'Services pages' })
      .click();
    expect(await violationsInBothSchemes(page, HEADER)).toEqual([]);
  });

  test('on a total with its statement, at another stage, on a phone, and in the contact form', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/services');
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: /Bowtie Leadership/ }).check();
    await main.getByRole('checkbox', { name: /Partnerships/ }).check();
    await main.getByRole('button', { name: /^Series B/ }).click();
    expect(await violationsInBothSchemes(page, 'main')).toEqual([]);
    await main.getByRole('button', { name: /^Statement/ }).click();
    await expect(main.getByRole('slider', { name: 'Stop after month' })).toBeVisible();
    expect(await violationsInBothSchemes(page, 'main')).toEqual([]);
    await main.getByRole('link', { name: 'Discuss this' }).click();
    await expect(page.getByRole('button', { name: 'Remove your total from the message' })).toBeVisible();
    expect(await violationsInBothSchemes(page, CARD)).toEqual([]);
  });

  test('on a wrong address in the form of the blog, and on the skip link', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/resources/blog');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('textbox', { name: 'Your email' })).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});

test.describe('the skip link', () => {
  test('is the first stop, is visible there and leads past the menu, before and after the page hydrates', async ({
    page,
  }) => {
    await page.goto('/technologies/rag', { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('link', { name: 'Skip to content' });
    const main = page.getByRole('main');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main, 'before').toBeFocused();
    await ready(page);
    await expect(main, 'while it hydrates').toBeFocused();

    await open(page, '/technologies/llms');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main, 'after').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toBeVisible();
  });
});

test.describe('the focus', () => {
  test.use({ reducedMotion: 'no-preference' });

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

  test('is never hidden behind the chat launcher on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/services/revenue-strategy');
    const launcher = page.getByRole('button', { name: 'Chat' });
    const { y: top } = await boxOf(launcher);
    await page.getByRole('main').getByRole('link').first().focus();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const { bottom, isInMain } = await page.evaluate(() => ({
        bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
        isInMain: document.activeElement?.closest('main') !== null,
      }));
      if (!isInMain) break;
      expect(bottom).toBeLessThanOrEqual(top);
    }
  });
});

test.describe('under reduced motion', () => {
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
    await page.setViewportSize(PHONE);
    await burger(page).click();
    expect(await moving()).toEqual([]);
  });
});
