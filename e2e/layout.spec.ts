import type { Page } from '@playwright/test';
import { boxOf, expect, frames, hold, open, ready, scrollTo, styleOf, test } from './support/test';

/**
 * Maximum sum of layout shifts: one paragraph of one line more or less, a fifth of the "good" threshold
 * (web.dev, CLS).
 */
const MAX_LATE_FONT_SHIFT = 0.02;

test.use({ reducedMotion: 'no-preference' });

test.describe('the layout', () => {
  /** Collects each layout shift without recent input, with the shifted elements. */
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const shifts: { value: number; moved: string }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput')) continue;
          const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
          const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
          shifts.push({ value: Reflect.get(entry, 'value'), moved: moved.join(', ') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

  const shifts = (page: Page): Promise<{ value: number; moved: string }[]> =>
    page.evaluate(() => Reflect.get(window, 'shifts'));

  const scrollDown = async (page: Page, height: number) => {
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += height) await scrollTo(page, top);
    await frames(page);
  };

  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    for (const path of ['/', '/services/product-design']) {
      test(`of ${path} never shifts at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await watchShifts(page);
        // A busy machine may paint before the fonts have loaded, which a test below measures. Any other shift
        // would occur in every attempt.
        await expect(async () => {
          await open(page, path);
          await page.evaluate(() => document.fonts.ready);
          await scrollDown(page, height);
          expect(await shifts(page)).toEqual([]);
        }).toPass({ timeout: 25_000 });
      });
    }
  }

  // Widths of common phones: a headline that wraps differently in the fallback font would shift all content
  // below it.
  for (const width of [360, 412, 1280]) {
    for (const path of ['/', '/technologies/llms']) {
      test(`of ${path} does not shift visibly at ${width} px if the fonts are late`, async ({ page }) => {
        await page.setViewportSize({ width, height: 780 });
        await watchShifts(page);
        const release = await hold(page, /\.woff2$/);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await frames(page, 20);
        release();
        await ready(page);
        await page.evaluate(() => document.fonts.ready);
        await frames(page);
        // Letters within a line may shift by a pixel or two, because the widths of the fallback fonts differ
        // slightly.
        const total = (await shifts(page)).reduce((sum, { value }) => sum + value, 0);
        expect(total).toBeLessThan(MAX_LATE_FONT_SHIFT);
      });
    }
  }

  test('has a header of 72 px and its rule, in a wide window and on a phone', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await scrollTo(page, 0);
      const rule = Number.parseFloat(await styleOf(header, 'border-bottom-width'));
      expect((await boxOf(header)).height - rule).toBe(72);
      await scrollTo(page, 500);
      expect((await boxOf(header)).height - rule).toBe(72);
      expect((await boxOf(header)).y).toBe(0);
    }
  });
});

test.describe('images', () => {
  /** The sizes of the pictures' frames. */
  const sizes = (page: Page) =>
    page.locator('main article > :first-child:has(img, svg), main picture').evaluateAll((frames) =>
      frames.map((frame) => {
        const { width, height } = frame.getBoundingClientRect();
        return { width: Math.round(width), height: Math.round(height) };
      }),
    );

  test('have their size before they come', async ({ page }) => {
    const release = await hold(page, /\/art\//);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    for (const image of await page.locator('img').all()) {
      await expect(image).toHaveAttribute('width', /^\d+$/);
      await expect(image).toHaveAttribute('height', /^\d+$/);
    }
    const before = await sizes(page);
    expect(before.length).toBeGreaterThanOrEqual(3);
    expect(before.every(({ width, height }) => width > 100 && height > 100)).toBe(true);
    release();
    await ready(page);
    await page.locator('main img').last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('main img').last().evaluate(isLoaded)).toBe(true);
    expect(await sizes(page)).toEqual(before);
  });

  const isLoaded = (image: Element): boolean => image instanceof HTMLImageElement && image.naturalWidth > 0;

  for (const moment of ['before', 'after'] as const) {
    test(`that fail ${moment} the page answers leave a drawn placeholder or a gap of the same size`, async ({
      page,
      faults,
    }) => {
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const whole = await sizes(page);

      faults.allow(/\/art\//);
      await page.route(/\/art\//, (route) => route.abort());
      const failed = new Set<string>();
      page.on('requestfailed', (request) => {
        if (/\/art\/case-/.test(request.url())) failed.add(request.url());
      });
      const release = await hold(page, /\/assets\/main-[^/]+\.js$/);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const images = page.locator('main article img');
      const count = await images.count();
      expect(count).toBeGreaterThanOrEqual(3);
      const showAll = async () => {
        for (let index = 0; index < count; index += 1) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), index * 200);
          await page
            .locator('main article')
            .nth(3 + index)
            .evaluate((card) => card.scrollIntoView());
          await frames(page, 4);
        }
      };
      if (moment === 'before') {
        await showAll();
        await expect.poll(() => failed.size).toBe(count);
      }
      release();
      await ready(page);
      await showAll();
      await expect(images).toHaveCount(0);
      expect(await sizes(page)).toEqual(whole);
    });
  }
});

test.describe('entrances', () => {
  const phases = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .filter({ hasText: /^Phase [1-5]/ });
  /** Scrolls until the phases are at this distance below the window's top edge, as a share of its height. */
  const bringTo = async (page: Page, share: number) => {
    await phases(page)
      .first()
      .evaluate((element, at) => {
        const top = element.getBoundingClientRect().top + window.scrollY;
        window.scrollTo({ top: top - window.innerHeight * at, behavior: 'instant' });
      }, share);
    await frames(page);
  };

  test('wait just below the window and enter 0.1 s after one another', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    await expect(phases(page)).toHaveCount(5);
    await bringTo(page, 1.1);
    for (const phase of await phases(page).all()) await expect(phase).toHaveCSS('opacity', '0');
    await bringTo(page, 0.5);
    for (const [index, phase] of (await phases(page).all()).entries()) {
      await expect(phase).toHaveCSS('opacity', '1');
      const delays = (await styleOf(phase, 'transition-delay')).split(', ');
      expect(new Set(delays.map(Number.parseFloat))).toEqual(new Set([index / 10]));
    }
  });

  test('are over at once for what is on screen when the page wakes up', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await bringTo(page, 0.5);
    await ready(page);
    for (const phase of await phases(page).all()) await expect(phase).toHaveCSS('opacity', '1');
    await expect(phases(page).first()).not.toHaveAttribute('data-reveal', 'waiting');
  });

  test.describe('under reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('do not happen', async ({ page }) => {
      await open(page, '/');
      await bringTo(page, 1.1);
      for (const phase of await phases(page).all()) {
        await expect(phase).toHaveCSS('opacity', '1');
        await expect(phase).toHaveCSS('transform', 'none');
      }
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('hide nothing', async ({ page }) => {
      await page.goto('/');
      for (const phase of await phases(page).all()) await expect(phase).toHaveCSS('opacity', '1');
      await expect(page.locator('[data-reveal]')).toHaveCount(0);
    });
  });
});
