import type { Page } from '@playwright/test';
import { expect, frames, open, ready, showIntent, test } from './support/test';

const visits = [
  ['/', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['/industries/fintech', { viewport: { width: 1280, height: 800 } }],
] as const;

/**
 * Phrases that occur once in the page: of its second block, of one in the middle, and of the footer. The first block is in the
 * window anyway.
 */
const phrasesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, main, footer')];
    const all = parts.map(({ textContent }) => textContent.replace(/\s+/g, ' ').toLowerCase()).join(' ');
    const isUnique = (phrase: string) => all.split(phrase.toLowerCase()).length === 2;
    const unique = [...document.querySelectorAll('main section, footer')].flatMap((block) => {
      const texts = [...block.querySelectorAll<HTMLElement>('p, li, dd, small, a')];
      const phrases = texts
        .filter((element) => element.childElementCount === 0 && element.offsetHeight > 1)
        .map((element) => element.textContent.trim().split(/\s+/))
        .filter((words) => words.length > 1)
        .map((words) => words.slice(0, 6).join(' '));
      return phrases.findLast(isUnique) ?? [];
    });
    return [1, Math.floor(unique.length / 2), unique.length - 1].flatMap((index) => unique[index] ?? []);
  });

const isInWindow = (page: Page, phrase: string): Promise<boolean> =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.textContent?.replace(/\s+/g, ' ').includes(text)) continue;
      const { top = -1, bottom = Infinity } = node.parentElement?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    }
    return false;
  }, phrase);

for (const [path, device] of visits) {
  test.describe(`at ${device.viewport.width} px`, () => {
    test.use(device);
    test(`a link to a text of ${path} shows it`, async ({ page, context }) => {
      await open(page, path);
      const phrases = await phrasesOf(page);
      expect(new Set(phrases).size, 'phrases').toBe(3);
      for (const phrase of phrases) {
        await test.step(phrase, async () => {
          const linked = await context.newPage();
          // A hyphen separates the parts of a directive.
          await linked.goto(`${path}#:~:text=${encodeURIComponent(phrase).replaceAll('-', '%2D')}`);
          await ready(linked);
          await frames(linked);
          expect.soft(await isInWindow(linked, phrase), 'after hydration').toBe(true);
          await showIntent(linked);
          await frames(linked);
          expect.soft(await isInWindow(linked, phrase), 'after the first move').toBe(true);
          await linked.close();
        });
      }
    });
  });
}
