import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe';
import { addRules, overflow, TEXT_SPACING } from './support/boxes';
import { canonicalOf, kinds, pathGroups } from './support/site';
import { boxOf, expect, isOfProvider, ready, resize, showIntent, test } from './support/test';

/** Title, description, canonical address and h1 of the current page. */
const readPage = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    heading: document.querySelector('h1')?.textContent,
  }));

/** Collects violations of the security policy from the first script on. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });

const WIDE = { width: 1280, height: 800 } as const;
const PHONE = { width: 390, height: 844 } as const;
const NARROW = { width: 320, height: 640 } as const;

type Size = Parameters<Page['setViewportSize']>[0];

const MIN_LABEL_PX = 14;
const MIN_CAPTION_PX = 15;

/** The main action of a page: a call, a date, the services, or an address to write to. */
const action = /^(Schedule a |Book a Time|Explore Our Services|Email |Questions: )/;

/** The rendered sizes of the labels and captions of figures, in px. */
const figureSizes = (page: Page) =>
  page.locator('main figure').evaluateAll((figures) => ({
    labels: figures
      .flatMap((figure) => [...figure.querySelectorAll('text')])
      .filter((label) => label.checkVisibility())
      .map((label) => Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0)),
    captions: figures
      .flatMap((figure) => [...figure.querySelectorAll('figcaption')])
      .map((caption) => Number.parseFloat(getComputedStyle(caption).fontSize)),
  }));

/** Loads a page. @returns what it shows before it hydrates. */
const loadsItsOwnPage = (page: Page, path: string) =>
  test.step('answers with its own page', async () => {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status(), path).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    await expect(heading, path).toBeVisible();
    const shown = await readPage(page);
    expect.soft(shown.canonical).toBe(canonicalOf(path));
    return shown;
  });

const hasFirstScreen = (page: Page, path: string, size: Size) =>
  test.step(`has its action on the first screen, and legible figures, ${size.width} px wide`, async () => {
    await resize(page, size);
    const { y, height } = await boxOf(page.getByRole('main').getByRole('link', { name: action }).first());
    const where = `of ${path}, ${size.width} px wide`;
    expect.soft(y + height, `end of the action ${where}`).toBeLessThanOrEqual(size.height);
    const { labels, captions } = await figureSizes(page);
    for (const label of labels) expect.soft(label, `label ${where}`).toBeGreaterThanOrEqual(MIN_LABEL_PX);
    for (const caption of captions) {
      expect.soft(caption, `caption ${where}`).toBeGreaterThanOrEqual(MIN_CAPTION_PX);
    }
  });

const fitsInto320 = (page: Page, path: string, condition = '') =>
  test.step(`nothing scrolls sideways or is cut off, 320 px wide${condition}`, async () => {
    const { width, wide } = await overflow(page);
    expect.soft(width, `width of ${path}${condition}`).toBeLessThanOrEqual(320);
    expect.soft(wide, `wider than the window in ${path}${condition}`).toEqual([]);
  });

// One visit for everything that a page shows without being used: a page load takes longer than most checks.
test.describe('a page of each kind:', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const path of kinds) {
    test(`${path} is complete, hydrates, is accessible and fits into every window`, async ({ page }) => {
      test.slow();
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await watchPolicy(page);

      const before = await loadsItsOwnPage(page, path);
      await test.step('hydrates, and requests only fonts, pictures and the bundle until then', async () => {
        await ready(page);
        const early = new Set(requested);
        expect.soft(await readPage(page)).toEqual(before);
        const others = [...early].filter(
          (address) =>
            address !== path && !isOfProvider(address) && !/\.(woff2|svg|png|avif|webp)$/.test(address),
        );
        expect.soft(others).toEqual([expect.stringMatching(/^\/assets\/main-\w+\.js$/)]);
      });
      await test.step('keeps to the security policy', async () => {
        expect.soft(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
      });
      await test.step('requests no whole font file', async () => {
        await page.evaluate(() => document.fonts.ready);
        expect.soft(requested.filter((address) => address.endsWith('.woff2')).length).toBeGreaterThan(0);
      });

      await page.emulateMedia({ reducedMotion: 'reduce' });
      const isAccessible = (size: Size) =>
        test.step(`axe finds nothing, ${size.width} px wide, light and dark`, async () => {
          await resize(page, size);
          expect.soft(await violationsInBothSchemes(page)).toEqual([]);
        });
      await hasFirstScreen(page, path, WIDE);
      await isAccessible(WIDE);
      await hasFirstScreen(page, path, PHONE);
      await isAccessible({ width: 360, height: 740 });
      // The tests of preferences add the text spacing.
      await resize(page, NARROW);
      await fitsInto320(page, path);
    });
  }
});

// Pages of one kind differ in their texts only, which decide whether the page hydrates and fits into a window.
for (const [group, members] of pathGroups) {
  const others = members.filter((path) => !kinds.includes(path));
  if (others.length === 0) continue;
  test(`the other pages ${group === 'at the top level' ? group : `below ${group}`} are complete, hydrate and fit into every window`, async ({
    page,
    faults,
  }) => {
    test.slow();
    await watchPolicy(page);
    for (const path of others) {
      await test.step(path, async () => {
        const before = await loadsItsOwnPage(page, path);
        await showIntent(page);
        await ready(page);
        expect.soft(await readPage(page), `head of ${path} after hydration`).toEqual(before);
        expect.soft(faults.matching(/./), `errors until ${path} has hydrated`).toEqual([]);
        expect.soft(await page.evaluate(() => Reflect.get(window, 'violations')), path).toEqual([]);

        await hasFirstScreen(page, path, WIDE);
        await hasFirstScreen(page, path, PHONE);
        await resize(page, NARROW);
        await fitsInto320(page, path);
        await addRules(page, TEXT_SPACING);
        await fitsInto320(page, path, ', with the text spacing of WCAG 1.4.12');
      });
    }
  });
}
