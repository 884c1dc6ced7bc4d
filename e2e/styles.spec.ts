import type { Page } from '@playwright/test';
import { expect, frames, open, test, visit } from './support/test';

/** A page of each kind. */
const kinds = [
  ...[
    '/',
    '/services',
    '/services/development',
    '/services/venture-partner',
    '/industries',
    '/industries/fintech',
  ],
  ...['/technologies', '/technologies/rag', '/technologies/lrms', '/how-we-work', '/how-we-work/planning'],
  ...['/resources', '/resources/blog', '/resources/case-studies', '/about', '/careers', '/privacy'],
] as const;

/** The computed styles of each element of the content that affect the rendering, as text. */
const readLook = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const properties = [
      ...['display', 'position', 'color', 'background-color', 'border-top-width', 'border-top-color'],
      ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'gap'],
      ...['margin-top', 'margin-bottom', 'margin-left', 'padding-top', 'padding-bottom', 'padding-left'],
      ...['width', 'min-height', 'grid-template-columns', 'align-items', 'fill', 'stroke', 'stroke-width'],
    ];
    return [...main.querySelectorAll('*')]
      .map((element) => {
        const style = getComputedStyle(element);
        const values = properties.map((property) => style.getPropertyValue(property));
        return `${element.tagName} ${element.textContent?.slice(0, 30)}: ${values.join(' | ')}`;
      })
      .join('\n');
  });

test('pages look the same when they are loaded and when they are reached by a link', async ({ page }) => {
  test.slow();
  const loaded = new Map<string, string>();
  for (const path of kinds) {
    await open(page, path);
    loaded.set(path, await readLook(page));
  }
  for (const from of ['/contact', '/']) {
    await open(page, from);
    for (const path of kinds.filter((kind) => kind !== from)) {
      await test.step(`${path}, from ${from}`, async () => {
        await visit(page, path);
        await frames(page);
        await expect.poll(() => readLook(page)).toBe(loaded.get(path));
      });
    }
  }
});
