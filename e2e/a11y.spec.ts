import type { Locator, Page } from '@playwright/test';
import { faintFocusRings, violationsInBothSchemes } from './support/axe';
import { fillMessage } from './support/messageForm';
import { kinds } from './support/site';
import { boxOf, expect, frames, open, ready, scrollTo, test, visit } from './support/test';

const PHONE = { width: 360, height: 740 };
const banner = (page: Page) => page.getByRole('banner');
const burger = (page: Page) => banner(page).getByRole('button', { name: 'Menu', exact: true });

/** The parts that change in these tests. Tests of every page check the rest of it. */
const CARD = 'main section:has(#embedded-form, form, button)';
const TOASTS = '[aria-label^="Notifications"]';
const HEADER = 'header';
const SKIP_LINK = 'a[href="#main"]';
const STAGES = '[aria-label="Company stage"]';
const TOTAL = '[aria-label="Your total"]';

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

  test('with a dropdown open, and with the mobile menu and a sub-list open', async ({ page }) => {
    await open(page, '/services/development');
    await banner(page).getByRole('button', { name: 'Services pages' }).click();
    expect(await violationsInBothSchemes(page, HEADER), 'dropdown').toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await burger(page).click();
    const mobile = page.getByRole('navigation', { name: 'Mobile' });
    const services = mobile.getByRole('button', { name: 'Services pages' });
    await expect(services).toBeVisible();
    expect(await violationsInBothSchemes(page, HEADER), 'mobile menu').toEqual([]);
    await services.click();
    await expect(mobile.getByRole('link', { name: 'Development' })).toBeVisible();
    expect(await violationsInBothSchemes(page, HEADER), 'sub-list').toEqual([]);
  });

  test('on a total that covers no focused control, at another stage, with its statement, and in the contact form', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/services');
    const main = page.getByRole('main');
    const total = main.getByRole('region', { name: 'Your total' });
    /** Where the heights of the blocks above do not matter: the total may cover a part of anything else. */
    const moveToMiddle = (target: Locator) =>
      target.evaluate((element: HTMLElement) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        element.focus({ preventScroll: true });
      });
    const items = ['Bowtie Leadership', 'Partnerships'].map((name) =>
      main.getByRole('checkbox', { name: new RegExp(name) }),
    );
    for (const item of items) await item.check();
    await main.getByRole('button', { name: /^Series B/ }).click();

    for (const item of items) {
      await moveToMiddle(item);
      const { y, height } = await boxOf(item);
      expect(y + height, 'lower edge of the focused control').toBeLessThanOrEqual((await boxOf(total)).y);
      const row = 'main :is(article, li):has(:focus)';
      expect(await violationsInBothSchemes(page, row), 'chosen item').toEqual([]);
    }
    await moveToMiddle(main.getByRole('slider', { name: 'Company stage' }));
    expect(await violationsInBothSchemes(page, `${STAGES}, ${TOTAL}`), 'stage and total').toEqual([]);
    await total.getByRole('button', { name: /^Statement/ }).click();
    await expect(main.getByRole('slider', { name: 'Stop after month' })).toBeVisible();
    expect(await violationsInBothSchemes(page, TOTAL), 'statement').toEqual([]);
    await total.getByRole('link', { name: 'Discuss this' }).click();
    await expect(page.getByRole('button', { name: 'Remove your total from the message' })).toBeVisible();
    expect(await violationsInBothSchemes(page, CARD), 'contact form').toEqual([]);
  });

  test('on the skip link, and on a wrong address in the form of the blog', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/resources/blog');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 });
    expect(await violationsInBothSchemes(page, SKIP_LINK), 'skip link').toEqual([]);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('textbox', { name: 'Your email' })).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsInBothSchemes(page, 'main section:has(form)'), 'form').toEqual([]);
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

test('the focus ring can be seen on every surface of each kind of page, light and dark', async ({ page }) => {
  test.slow();
  for (const path of kinds) {
    await open(page, path);
    await page.keyboard.press('Tab');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faintFocusRings(page), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test.describe('the focus', () => {
  test.use({ reducedMotion: 'no-preference' });

  /** The landmark and the lower edge of the element with the focus. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const { bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return { bottom, landmark: element?.closest('header, main, footer')?.localName };
    });

  test('is never hidden behind the sticky header, nor behind the chat launcher on a phone', async ({
    page,
  }) => {
    await open(page, '/services/revenue-strategy');

    await test.step('on the way up, behind the header', async () => {
      await scrollTo(page, 100_000);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      const { height } = await boxOf(banner(page));
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        const { bottom, landmark } = await focused(page);
        if (landmark === 'header') break;
        expect(bottom).toBeGreaterThan(height);
      }
    });

    await test.step('on the way down a phone, behind the launcher', async () => {
      await page.setViewportSize(PHONE);
      const { y: top } = await boxOf(page.getByRole('button', { name: 'Chat' }));
      await page.getByRole('main').getByRole('link').first().focus();
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Tab');
        const { bottom, landmark } = await focused(page);
        if (landmark !== 'main') break;
        expect(bottom).toBeLessThanOrEqual(top);
      }
    });
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
