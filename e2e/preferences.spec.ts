import type { Locator, Page } from '@playwright/test';
import { lowContrast } from './support/axe';
import {
  addRules,
  overflow,
  removeRules,
  smallTargets,
  TEXT_SPACING,
  unreadableTexts,
} from './support/boxes';
import { kinds } from './support/kinds';
import { MIN_CONTRAST, paintedContrast, sliderAreas } from './support/pixels';
import { paths } from './support/site';
import { type Box, boxOf, expect, frames, open, styleOf, test, visit } from './support/test';

const schemes = ['light', 'dark'] as const;

const banner = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Every text can be read, and the page does not scroll sideways. */
async function expectReadable(page: Page) {
  const { width, wide } = await overflow(page);
  expect.soft(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect.soft(wide).toEqual([]);
  expect.soft(await unreadableTexts(page)).toEqual({ cut: [], covered: [] });
}

/** A page of each section, which together show every color. */
const sections = [
  ...['/', '/industries/b2b-saas', '/technologies/rag', '/how-we-work/strategy', '/services'],
  ...['/resources/case-studies', '/contact'],
];

/** Opens the site once, and visits pages in it. */
async function onEach(page: Page, paths: readonly string[], check: () => Promise<void>) {
  const [first = '/', ...others] = paths;
  await open(page, first);
  await test.step(first, check);
  for (const path of others) {
    await test.step(path, async () => {
      await visit(page, path);
      await check();
    });
  }
}

/** Sets a font size of 200 % in the browser. */
async function doubleText(page: Page) {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

test('more contrast gives every text at least 7 to 1, on a page of each section', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await onEach(page, sections, async () => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await lowContrast(page), colorScheme).toEqual([]);
    }
  });
});

test.describe('on a page of each kind', () => {
  test('the text spacing of WCAG 1.4.12 cuts off and covers nothing', async ({ page }) => {
    await onEach(page, kinds, async () => {
      await addRules(page, TEXT_SPACING);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await frames(page, 2);
        await expectReadable(page);
      }
      await removeRules(page);
    });
  });

  test('a font size of 200 % in the browser gets the layout of a window of half the width', async ({
    page,
  }) => {
    await doubleText(page);
    await onEach(page, kinds, async () => {
      expect(await styleOf(page.locator('html'), 'font-size')).toBe('32px');
      await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      await expectReadable(page);
    });
  });

  test('a font size of 200 % on a phone keeps the menu and every text in the window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await doubleText(page);
    await onEach(page, kinds, async () => {
      await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({
        ratio: 1,
      });
      await expectReadable(page);
    });
  });

  test('print shows the whole text in the width of the paper, and nothing on every sheet', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await onEach(page, kinds, async () => {
      await expectReadable(page);
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .filter((element) => element.getBoundingClientRect().height > 1)
          .map((element) => element.id || element.tagName),
      );
      expect.soft(fixed).toEqual([]);
    });
  });
});

test('a font size of 200 % on a phone scrolls no page sideways', async ({ page, faults }) => {
  faults.allow(/Page not found/);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  await onEach(page, [...paths, '/no-such-page'], async () => {
    const { width, wide } = await overflow(page);
    expect.soft(width).toBeLessThanOrEqual(390);
    expect.soft(wide).toEqual([]);
  });
});

test.describe('what is open on the screen', () => {
  /** Nothing of it is printed, and neither is a button of the header. */
  const expectNotPrinted = async (page: Page, ...shown: Locator[]) => {
    for (const element of shown) await expect(element).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const element of shown) await expect.soft(element).toBeHidden();
    await expect.soft(banner(page).locator('button').filter({ visible: true })).toHaveCount(0);
  };
  const showOnScreen = async (page: Page) => {
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  };

  test('is not printed: a dropdown, the mobile menu, behind which the page is printed to its end, a toast and a tooltip', async ({
    page,
  }) => {
    await open(page, '/resources/blog');
    const chevron = mainMenu(page).getByRole('button', { name: 'Services pages' });
    await test.step('dropdown', async () => {
      await chevron.click();
      await expectNotPrinted(page, page.locator(`[id="${await chevron.getAttribute('aria-controls')}"]`));
      await showOnScreen(page);
    });
    await test.step('mobile menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
      await expectNotPrinted(page, page.getByRole('navigation', { name: 'Mobile' }));
      expect(await styleOf(page.locator('html'), 'overflow-y')).toBe('visible');
      await showOnScreen(page);
    });
    await test.step('toast and tooltip', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const field = page.getByRole('textbox', { name: 'Your email' });
      await field.fill('ada@example.com');
      await field.press('Enter');
      const dismiss = page.getByRole('button', { name: 'Dismiss' });
      await dismiss.hover();
      await expectNotPrinted(page, dismiss, page.getByRole('tooltip'));
    });
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('controls are at least 44 px wide and high, but for links in texts and those with an equivalent', async ({
    page,
  }) => {
    // A new load for each width: an emulated phone keeps its zoom when the window becomes narrower.
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      await onEach(page, kinds, async () => {
        expect.soft(await smallTargets(page, 44), `${width} px wide`).toEqual([]);
      });
    }
  });
});

test.describe('in forced colors, light and dark,', () => {
  test.use({ forcedColors: 'active' });

  const contrastOf = (page: Page, image: Buffer) =>
    paintedContrast((inPage, painted) => page.evaluate(inPage, painted), image);

  const inBothSchemes = async (page: Page, check: (colorScheme: string) => Promise<void>) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await check(colorScheme);
    }
  };

  /** Elements are painted with enough contrast inside their boxes. */
  const expectDrawn = (page: Page, targets: Readonly<Record<string, Locator>>) =>
    inBothSchemes(page, async (colorScheme) => {
      for (const [name, target] of Object.entries(targets)) {
        const contrast = await contrastOf(page, await target.screenshot());
        expect.soft(contrast, `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    });

  /** Areas of the window are painted with enough contrast. */
  const expectPainted = (page: Page, areas: Readonly<Record<string, Box>>) =>
    inBothSchemes(page, async (colorScheme) => {
      for (const [name, clip] of Object.entries(areas)) {
        const contrast = await contrastOf(page, await page.screenshot({ clip }));
        expect.soft(contrast, `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    });

  /** The ring of the element that has the focus, on itself or on the shape that it shows; forced colors keep outlines. */
  const expectRing = async (page: Page) => {
    const { name, hasRing } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const styles = [
        getComputedStyle(element),
        getComputedStyle(element, '::before'),
        getComputedStyle(element, '::after'),
        ...(element.nextElementSibling ? [getComputedStyle(element.nextElementSibling)] : []),
      ];
      return {
        name: element.outerHTML.slice(0, 100),
        hasRing: styles.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ),
      };
    });
    expect.soft(hasRing, `focus ring of ${name}`).toBe(true);
  };

  /** Top and bottom border. */
  const expectEdges = async (target: Locator) => {
    for (const side of ['top', 'bottom'])
      expect.soft(Number.parseFloat(await styleOf(target, `border-${side}-width`))).toBeGreaterThan(0);
  };

  test('the menus show their buttons, the current item, their edges and the focus', async ({ page }) => {
    await open(page, '/industries/fintech');
    const { x, y, width, height } = await boxOf(
      mainMenu(page).getByRole('link', { name: 'Industries', exact: true }),
    );
    await expectPainted(page, { 'bar of the current item': { x, y: y + height - 4, width, height: 5 } });
    const chevron = mainMenu(page).getByRole('button', { name: 'Services pages' });
    await expectDrawn(page, { chevron });
    await chevron.focus();
    await expectRing(page);
    await chevron.click();
    await expectEdges(page.locator(`[id="${await chevron.getAttribute('aria-controls')}"]`));

    await page.setViewportSize({ width: 390, height: 844 });
    const burger = banner(page).getByRole('button', { name: 'Menu', exact: true });
    await expectDrawn(page, { burger });
    await burger.click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expectEdges(menu);
    await expectDrawn(page, {
      cross: burger,
      'button of the mobile menu': menu.getByRole('button', { name: 'Services pages' }),
    });
  });

  test('the stage slider shows its line, its thumb and its focus, and fields, buttons and toasts have edges and a focus ring', async ({
    page,
  }) => {
    await open(page, '/services/bowtie-leadership');
    const slider = page.getByRole('slider', { name: 'Company stage' });
    await slider.scrollIntoViewIfNeeded();
    await expectPainted(page, sliderAreas(await boxOf(slider)));
    await slider.focus();
    await page.keyboard.press('End');
    await expectRing(page);

    await visit(page, '/resources/blog');
    const field = page.getByRole('textbox', { name: 'Your email' });
    for (const target of [field, page.getByRole('button', { name: 'Subscribe' })]) {
      await expectEdges(target);
      await target.focus();
      await expectRing(page);
    }
    await field.fill('ada@example.com');
    await field.press('Enter');
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    // The pointer stops the time of the toast.
    await dismiss.hover();
    await expectDrawn(page, { dismiss });
  });

  test('figures can be seen on every surface', async ({ page }) => {
    await open(page, '/about');
    for (const path of ['/', '/how-we-work', '/technologies/rag']) {
      await visit(page, path);
      const figures = await page.locator('main svg').filter({ visible: true }).all();
      expect(figures.length).toBeGreaterThan(0);
      await expectDrawn(
        page,
        Object.fromEntries(figures.map((figure, index) => [`figure ${index + 1} of ${path}`, figure])),
      );
    }
  });
});
