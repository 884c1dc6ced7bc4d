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
import { MIN_CONTRAST, paintedContrast, sliderAreas } from './support/pixels';
import { kinds, paths } from './support/site';
import { type Box, boxOf, expect, frames, open, resize, styleOf, test, visit } from './support/test';

const schemes = ['light', 'dark'] as const;

const banner = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Every text can be read, and the page does not scroll sideways. */
async function expectReadable(page: Page, condition: string) {
  const { width, wide } = await overflow(page);
  expect.soft(width, `width, ${condition}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect.soft(wide, `wider than the window, ${condition}`).toEqual([]);
  expect.soft(await unreadableTexts(page), `texts, ${condition}`).toEqual({ cut: [], covered: [] });
}

/** A page of each section, which together show every color. */
const sections: readonly string[] = [
  ...['/', '/industries/b2b-saas', '/technologies/rag', '/how-we-work/strategy', '/services'],
  ...['/resources/case-studies', '/contact'],
];

/** Opens the site once, and visits pages in it. */
async function onEach(page: Page, paths: readonly string[], check: (path: string) => Promise<void>) {
  const [first = '/', ...others] = paths;
  await open(page, first);
  await test.step(first, () => check(first));
  for (const path of others) {
    await test.step(path, async () => {
      await visit(page, path);
      await check(path);
    });
  }
}

const setWidth = (page: Page, width: number) => resize(page, { width, height: 844 });

const DEFAULT_FONT_PX = 16;

/** Settings of the browser that Playwright does not have. */
async function browserSettings(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    /** Sets the font size in percent of the default. */
    setFontSize: async (percent: number) => {
      const px = (DEFAULT_FONT_PX * percent) / 100;
      await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
      await expect(page.locator('html')).toHaveCSS('font-size', `${px}px`);
      await frames(page, 2);
    },
    /** Makes the screen a touch screen, or one that is used with a mouse. */
    setTouch: async (enabled: boolean) => {
      await session.send('Emulation.setTouchEmulationEnabled', { enabled });
      const isCoarse = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
      await expect.poll(isCoarse, 'the pointer is coarse').toBe(enabled);
    },
  };
}

const burger = (page: Page) => banner(page).getByRole('button', { name: 'Menu', exact: true });

/** Names of the visible elements that are printed on every sheet. */
const onEverySheet = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.getBoundingClientRect().height > 1)
      .map((element) => element.id || element.tagName),
  );

// One visit for all preferences, because a visit takes longer than most checks.
test('a page of each kind keeps its texts and controls with more spacing, text of 200 %, touch, more contrast, and on paper', async ({
  page,
}) => {
  test.slow();
  // These pages show every color.
  expect(kinds).toEqual(expect.arrayContaining([...sections]));
  const { setFontSize, setTouch } = await browserSettings(page);
  const expectReadableWhenSpaced = async (width: number) => {
    await addRules(page, TEXT_SPACING);
    await frames(page, 2);
    await expectReadable(page, `with the text spacing of WCAG 1.4.12, ${width} px wide`);
    await removeRules(page);
  };
  // Neighboring checks share a window, because a resize takes as long as a check.
  await onEach(page, kinds, async (path) => {
    await setWidth(page, 1280);
    if (sections.includes(path)) {
      await page.emulateMedia({ contrast: 'more' });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await lowContrast(page), `less contrast than 7 to 1, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' });
    }
    await expectReadableWhenSpaced(1280);

    await setFontSize(200);
    await expect(burger(page), 'at 200 %, the layout of a window of half the width').toBeVisible();
    await expectReadable(page, 'at 200 %');
    await setWidth(page, 390);
    await expect(burger(page), 'at 200 % on a phone').toBeInViewport({ ratio: 1 });
    await expectReadable(page, 'at 200 % on a phone');
    await setFontSize(100);

    // Links in texts may be smaller, and so may controls with an equivalent.
    await setTouch(true);
    expect.soft(await smallTargets(page, 44), 'small targets for touch, 390 px wide').toEqual([]);
    await setWidth(page, 820);
    expect.soft(await smallTargets(page, 44), 'small targets for touch, 820 px wide').toEqual([]);
    await setTouch(false);

    await page.emulateMedia({ media: 'print' });
    await setWidth(page, 718);
    await expectReadable(page, 'on paper');
    expect.soft(await onEverySheet(page), 'on every sheet').toEqual([]);
    await expect.soft(page.locator('main img').filter({ visible: true }), 'drawings on paper').toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await setWidth(page, 320);
    await expectReadableWhenSpaced(320);
  });
});

test('a font size of 200 % on a phone scrolls no other page sideways', async ({ page, faults }) => {
  faults.allow(/Page not found/);
  await page.setViewportSize({ width: 390, height: 844 });
  const { setFontSize } = await browserSettings(page);
  const others = paths.filter((path) => !kinds.includes(path));
  await onEach(page, [...others, '/no-such-page'], async () => {
    await setFontSize(200);
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
      await burger(page).click();
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
    await expectDrawn(page, { burger: burger(page) });
    await burger(page).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expectEdges(menu);
    await expectDrawn(page, {
      cross: burger(page),
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
    await onEach(page, ['/', '/how-we-work', '/technologies/llms', '/how-we-work/scaling'], async (path) => {
      const figures = page.locator('main svg[viewBox]').filter({ visible: true });
      await expect(figures.first(), path).toBeVisible();
      // Figures with one view box are drawn by one component.
      const viewBoxes = await figures.evaluateAll((all) => [
        ...new Set(all.map((figure) => figure.getAttribute('viewBox'))),
      ]);
      expect(viewBoxes.length, path).toBeGreaterThan(0);
      await expectDrawn(
        page,
        Object.fromEntries(
          viewBoxes.map((viewBox) => [
            `figure in ${viewBox} of ${path}`,
            figures.and(page.locator(`[viewBox="${viewBox}"]`)).first(),
          ]),
        ),
      );
    });
  });
});
