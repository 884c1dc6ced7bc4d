import type { Page } from '@playwright/test';
import { boxOf, expect, frames, hold, open, ready, scrollTo, styleOf, test } from './support/test';

/**
 * Maximum distance in px that a block moves when the fonts load: less than one line. In a window of 780 px its layout
 * shift is at most 0.02, a fifth of the "good" threshold (web.dev, CLS).
 */
const MAX_LATE_FONT_MOVE = 15;

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

  for (const { path, width, height } of [
    { path: '/', width: 360, height: 740 },
    { path: '/services/product-design', width: 1280, height: 800 },
  ]) {
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

  test.describe('with late fonts', () => {
    // The entrance of a block would move it as well.
    test.use({ reducedMotion: 'reduce' });

    /** Positions of the blocks, by their index in the document. */
    const blockPositions = (page: Page) =>
      page
        .locator('header nav > ul > li > a, main :is(h1, h2, h3, p, li, a, dt, dd, img)')
        .evaluateAll((blocks) =>
          blocks.map((block) => {
            const { x, y } = block.getBoundingClientRect();
            return { x, y, isVisible: block.checkVisibility(), text: block.textContent.slice(0, 40) };
          }),
        );
    const loadedFonts = (page: Page) =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);

    // Widths of common phones: a headline that wraps differently in the fallback font would shift all content
    // below it.
    const widths = [360, 412, 1280];
    const height = 780;

    for (const path of ['/', '/technologies/llms']) {
      test(`of ${path} does not move visibly at ${widths.join(', ')} px`, async ({ page }) => {
        const positionsByWidth = async () => {
          const positions = new Map<number, Awaited<ReturnType<typeof blockPositions>>>();
          for (const width of widths) {
            await page.setViewportSize({ width, height });
            await frames(page, 4);
            positions.set(width, await blockPositions(page));
          }
          return positions;
        };
        const release = await hold(page, /\.woff2$/);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const before = await positionsByWidth();
        const fallbackFonts = await loadedFonts(page);
        release();
        await ready(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await loadedFonts(page)).toBeGreaterThan(fallbackFonts);
        const after = await positionsByWidth();
        for (const width of widths) {
          const [earlier = [], later = []] = [before.get(width), after.get(width)];
          expect(
            later.map(({ text }) => text),
            `blocks at ${width} px`,
          ).toEqual(earlier.map(({ text }) => text));
          const seen = earlier.flatMap((block, index) => {
            const isSeen = block.isVisible && block.y >= 0 && block.y < height;
            return isSeen ? [{ block, next: later[index] ?? block }] : [];
          });
          expect(seen.length, `blocks in the window at ${width} px`).toBeGreaterThan(4);
          const moved = seen.filter(
            ({ block, next }) =>
              Math.max(Math.abs(next.x - block.x), Math.abs(next.y - block.y)) > MAX_LATE_FONT_MOVE,
          );
          expect(moved, `moved at ${width} px`).toEqual([]);
        }
      });
    }
  });

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

  test('aligns the second phase and the fourth with the left margin, also in a window that is wider than the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2200, height: 1000 });
    await open(page, '/how-we-work');
    const { x } = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(x).toBeGreaterThan(200);
    for (const number of ['2', '4']) {
      const phase = page.locator('li[id]').getByText(number, { exact: true });
      expect.soft((await boxOf(phase)).x, number).toBe(x);
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

  const isLoaded = (image: Element): boolean => image instanceof HTMLImageElement && image.naturalWidth > 0;

  test('have their size before they load, and leave a placeholder or a gap of that size if they fail before the page hydrates', async ({
    page,
    faults,
  }) => {
    const releaseImages = await hold(page, /\/art\//);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    for (const image of await page.locator('img').all()) {
      await expect(image).toHaveAttribute('width', /^\d+$/);
      await expect(image).toHaveAttribute('height', /^\d+$/);
    }
    const whole = await sizes(page);
    expect(whole.length).toBeGreaterThanOrEqual(3);
    expect(whole.every(({ width, height }) => width > 100 && height > 100)).toBe(true);
    releaseImages();
    await ready(page);
    await page.locator('main img').last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('main img').last().evaluate(isLoaded)).toBe(true);
    expect(await sizes(page), 'after the images have loaded').toEqual(whole);

    faults.allow(/\/art\//);
    await page.route(/\/art\//, (route) => route.abort());
    const failed = new Set<string>();
    page.on('requestfailed', (request) => {
      if (/\/art\/case-/.test(request.url())) failed.add(request.url());
    });
    const releaseBundle = await hold(page, /\/assets\/main-[^/]+\.js$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const images = page.locator('main article img[src*="/case-"]');
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
    await showAll();
    await expect.poll(() => failed.size).toBe(count);
    releaseBundle();
    await ready(page);
    await showAll();
    await expect(images).toHaveCount(0);
    expect(await sizes(page), 'after the images have failed').toEqual(whole);
  });
});

test.describe('entrances', () => {
  const phases = (page: Page) =>
    page
      .locator('main li:has(a[href^="/how-we-work/"])')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
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
    await page.emulateMedia({ media: 'print' });
    for (const phase of await phases(page).all())
      expect(await styleOf(phase, 'opacity'), 'on paper').toBe('1');
    await page.emulateMedia({ media: 'screen' });
    await bringTo(page, 0.5);
    for (const [index, phase] of (await phases(page).all()).entries()) {
      await expect(phase).toHaveCSS('opacity', '1');
      const delays = (await styleOf(phase, 'transition-delay')).split(', ');
      expect(new Set(delays.map(Number.parseFloat))).toEqual(new Set([index / 10]));
    }
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
});

test.describe('a window between the usual widths', () => {
  /** Words in more than one line that do not break at a hyphen, a dash or a slash. */
  const brokenWords = (page: Page) =>
    page.evaluate(() => {
      const broken: string[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility()) continue;
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s/–—-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    });

  for (const { path, widths } of [
    { path: '/careers', widths: [320, 345, 2560] },
    { path: '/contact', widths: [1024, 1180] },
    { path: '/how-we-work', widths: [320] },
    { path: '/industries', widths: [320, 345] },
    { path: '/resources/blog', widths: [560, 600] },
    { path: '/resources/case-studies', widths: [900, 1024] },
    { path: '/technologies/cloud-ai', widths: [2080, 2560, 3440] },
  ]) {
    test(`breaks no word of ${path} and does not scroll sideways at ${widths.join(', ')} px`, async ({
      page,
    }) => {
      await open(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await frames(page, 2);
        expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }

  test('has each price of a package on one line, also the highest', async ({ page }) => {
    await open(page, '/services');
    await page.getByRole('slider').first().press('End');
    const prices = page.getByRole('article').locator('p:has(> small)');
    await expect(prices.first()).toHaveText('$20,000/month');
    for (const width of [320, 344, 1024, 1072]) {
      await page.setViewportSize({ width, height: 800 });
      await frames(page, 2);
      const lines = await prices.evaluateAll((elements) =>
        elements.map((price) => {
          const { lineHeight } = getComputedStyle(price);
          return Math.round(price.getBoundingClientRect().height / Number.parseFloat(lineHeight));
        }),
      );
      expect.soft(lines, `${width} px`).toEqual([1, 1, 1, 1, 1]);
    }
  });

  test('has the names of the menu on one line, apart from each other', async ({ page }) => {
    await open(page, '/');
    for (const width of [768, 784, 820, 850]) {
      await page.setViewportSize({ width, height: 800 });
      await frames(page, 2);
      const names = await page
        .getByRole('banner')
        .locator('li > a:visible')
        .evaluateAll((links) =>
          links.map((link) => {
            const range = document.createRange();
            range.selectNodeContents(link);
            const { left, right } = range.getBoundingClientRect();
            return { left, right, lines: range.getClientRects().length };
          }),
        );
      expect
        .soft(
          names.map(({ lines }) => lines),
          `lines at ${width} px`,
        )
        .toEqual([1, 1, 1, 1, 1, 1]);
      const button = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Schedule a Call' }));
      for (const [index, { right }] of names.entries()) {
        const next = names[index + 1]?.left ?? button.x;
        expect.soft(next - right, `after name ${index + 1} at ${width} px`).toBeGreaterThanOrEqual(11);
      }
    }
  });
});
