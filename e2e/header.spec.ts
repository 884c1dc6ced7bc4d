import type { Locator, Page } from '@playwright/test';
import { boxOf, expect, frames, open, press, scrollTo, scrollY, styleOf, test, visit } from './support/test';

const withChildren = ['Industries', 'Technologies', 'How We Work', 'Services'] as const;
const topLevel = [...withChildren, 'Resources', 'Contact'] as const;

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const mobileMenu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });
const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const chevron = (menu: Locator, name: string) => menu.getByRole('button', { name: `${name} pages` });
const topLink = (menu: Locator, name: string) => menu.getByRole('link', { name, exact: true });
/** The list that a chevron opens. */
const listOf = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);

test.describe('the header at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(async ({ page }) => open(page, '/about'));

  test('gives each top-level item its own hover color, and has a translucent background once the page is scrolled', async ({
    page,
  }) => {
    const menu = mainMenu(page);
    const rest = await styleOf(topLink(menu, 'Contact'), 'color');
    const colors = new Set<string>();
    for (const name of topLevel) {
      const link = topLink(menu, name);
      await link.hover();
      await expect.poll(() => styleOf(link, 'color')).not.toBe(rest);
      await frames(page);
      colors.add(await styleOf(link, 'color'));
    }
    expect(colors.size).toBe(topLevel.length);

    const background = () => styleOf(page.getByRole('banner'), 'background-color');
    const translucent = /\/ 0?\.\d+\)|rgba\(.*, 0?\.\d+\)/;
    expect(await background(), 'at the top').not.toMatch(translucent);
    await scrollTo(page, 500);
    await expect.poll(background, 'scrolled by 500 px').toMatch(translucent);

    await visit(page, '/industries/fintech');
    await page.mouse.move(10, 600);
    const [active = '', ...others] = await Promise.all(
      topLevel.map((name) => styleOf(topLink(menu, name), 'color')),
    );
    expect(new Set(others), 'items of other sections').toEqual(new Set([rest]));
    expect(active, 'item of the section').not.toBe(rest);
  });

  test('keeps each dropdown inside a high and a low window, scrolling if it must', async ({ page }) => {
    for (const height of [800, 420]) {
      await page.setViewportSize({ width: 1280, height });
      for (const name of withChildren) {
        const at = `${name} in a window of ${height} px`;
        const button = chevron(mainMenu(page), name);
        await button.click();
        const list = await listOf(page, button);
        await frames(page, 3);
        const box = await boxOf(list);
        expect(box.x, at).toBeGreaterThanOrEqual(0);
        expect(box.y, at).toBeGreaterThanOrEqual(72);
        expect(box.x + box.width, at).toBeLessThanOrEqual(1280);
        expect(box.y + box.height, at).toBeLessThanOrEqual(height + 0.5);
        await list.getByRole('link').last().scrollIntoViewIfNeeded();
        await expect(list.getByRole('link').last(), at).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('the menu at 360 px, in a high and a low window,', () => {
  const heights = [740, 400];
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(async ({ page }) => open(page, '/'));

  /** Gives the window a height. @returns the name of the step for messages. */
  const resize = async (page: Page, height: number) => {
    await page.setViewportSize({ width: 360, height });
    await frames(page, 3);
    return `in a window of ${height} px`;
  };
  const scrollMenu = (page: Page, edge: 'top' | 'bottom') =>
    mobileMenu(page).evaluate((element, to) => {
      element.scrollTo({ top: to === 'top' ? 0 : element.scrollHeight, behavior: 'instant' });
    }, edge);

  test('is at most 80% of the window high, never past its lower edge, and scrolls inside', async ({
    page,
  }) => {
    await burger(page).click();
    const menu = mobileMenu(page);
    await chevron(menu, 'Services').click();
    for (const height of heights) {
      const at = await resize(page, height);
      await scrollMenu(page, 'top');
      const box = await boxOf(menu);
      expect(box.height, at).toBeLessThanOrEqual(0.8 * height + 0.5);
      expect(box.y + box.height, at).toBeLessThanOrEqual(height + 0.5);
      await page.mouse.move(180, 200);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => menu.evaluate((element) => element.scrollTop), at).toBeGreaterThan(0);
      await expect(menu.getByRole('link', { name: 'Schedule a Call' }), at).toBeInViewport({ ratio: 1 });
    }
  });

  test('keeps the page behind it from scrolling', async ({ page }) => {
    for (const height of heights) {
      const at = await resize(page, height);
      await scrollTo(page, 120);
      await press(page, burger(page));
      await expect(mobileMenu(page), at).toBeVisible();
      await page.mouse.move(180, 200);
      for (let turn = 0; turn < 3; turn += 1) {
        await page.mouse.wheel(0, 800);
        await frames(page, 6);
      }
      await page.mouse.move(20, 30);
      await page.mouse.wheel(0, 500);
      await frames(page);
      await page.mouse.move(180, height - 2);
      await page.mouse.wheel(0, 500);
      await frames(page);
      expect(await scrollY(page), at).toBe(120);

      await press(page, burger(page));
      await page.mouse.move(180, height - 20);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrollY(page), at).toBeGreaterThan(120);
      await frames(page);
    }
  });

  test('ends with Schedule a Call over its full width', async ({ page }) => {
    await burger(page).click();
    const menu = mobileMenu(page);
    const last = menu.getByRole('link').last();
    for (const height of heights) {
      const at = await resize(page, height);
      await expect(last, at).toHaveAccessibleName('Schedule a Call');
      await last.scrollIntoViewIfNeeded();
      const [link, sheet] = [await boxOf(last), await boxOf(menu)];
      const padding = Number.parseFloat(await styleOf(menu, 'padding-left'));
      expect(link.width, at).toBeCloseTo(sheet.width - 2 * padding, 0);
    }
    await last.click();
    await expect(page).toHaveURL('/contact');
  });

  test('fades at its lower edge while more follows, and ends with Schedule a Call', async ({ page }) => {
    await burger(page).click();
    const menu = mobileMenu(page);
    await chevron(menu, 'Services').click();
    for (const height of heights) {
      const at = await resize(page, height);
      await scrollMenu(page, 'top');
      const sheet = await boxOf(menu);
      const action = await boxOf(menu.getByRole('link', { name: 'Schedule a Call' }));
      expect(action.y, at).toBeGreaterThanOrEqual(sheet.y + sheet.height - 1);
      // The list ends above the button: the fade ends where the button's row starts.
      await scrollMenu(page, 'bottom');
      const last = await boxOf(topLink(menu, 'Contact'));
      const end = await boxOf(menu.getByRole('link', { name: 'Schedule a Call' }));
      expect(end.y - (last.y + last.height), at).toBeGreaterThanOrEqual(40);
    }
  });
});

test.describe('a press beside the open menu, by a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('closes it, activates nothing below, and leaves the focus on the hamburger', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    await main.evaluate((element) => {
      for (const type of ['pointerdown', 'click']) {
        element.addEventListener(type, () => element.setAttribute('data-pressed', type));
      }
    });
    await burger(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await page.touchscreen.tap(120, 700);
    await expect(mobileMenu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await expect(main).not.toHaveAttribute('data-pressed');
    await expect(page).toHaveURL('/');
  });
});

test("the chat's launcher is not above an open menu on a phone in landscape", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/');
  const launcher = page.getByRole('region', { name: 'Chat' });
  for (const [width, height] of [
    [740, 360],
    [844, 390],
  ] as const) {
    const at = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await expect(launcher, at).toBeVisible();
    const opener = width < 768 ? burger(page) : chevron(mainMenu(page), 'Services');
    await opener.click();
    await expect(page.locator('#hubspot-messages-iframe-container'), at).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(launcher, at).toBeVisible();
  }
});

for (const hasTouch of [false, true]) {
  test.describe(`the targets of the header, by ${hasTouch ? 'a finger' : 'the mouse'}`, () => {
    test.use({ hasTouch, isMobile: hasTouch });

    test('are large enough and apart from each other from 768 to 1280 px', async ({ page }) => {
      await open(page, '/services/development');
      for (const width of [768, 820, 1024, 1100, 1280]) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await frames(page, 2);
          const targets = page.getByRole('banner').locator('a:visible, button:visible');
          const boxes = await targets.evaluateAll((elements) =>
            elements.map((element) => {
              const { left, right, width: wide, height } = element.getBoundingClientRect();
              return { left, right, wide, height, isButton: element.tagName === 'BUTTON' };
            }),
          );
          expect(boxes).toHaveLength(12);
          for (const [index, { left, wide, height, isButton }] of boxes.entries()) {
            expect(height).toBeGreaterThanOrEqual(44);
            if (isButton) expect(wide).toBeGreaterThanOrEqual(hasTouch ? 44 : 36);
            expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.1);
          }
          expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width - 12);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          const name = page.getByRole('banner').getByText('Momentum', { exact: true });
          await expect(name).toBeVisible({ visible: width >= 820 });
        });
      }
    });
  });
}

test('the menu is mobile at 767 px and not at 768', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(burger(page)).toBeVisible();
  await expect(mainMenu(page)).toBeHidden();
  await expect(header.getByRole('link', { name: 'Schedule', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(burger(page)).toBeHidden();
  await expect(mainMenu(page)).toBeVisible();
  await expect(header.getByRole('link', { name: 'Schedule a Call' })).toBeVisible();
  for (const name of topLevel) await expect(topLink(mainMenu(page), name)).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole('link', { name: 'Schedule a Call' })).toBeInViewport({ ratio: 1 });
});
