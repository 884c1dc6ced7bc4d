import type { Page } from '@playwright/test';
import { kinds } from './support/site';
import { expect, frames, open, test, visit } from './support/test';

/** Pages that share few blocks, so that each inserts rules that the pages before it have not. */
const chain = [
  ...['/', '/services/venture-partner', '/technologies/lrms', '/resources/blog'],
  ...['/services', '/how-we-work'],
] as const;

/** The computed styles of each element of the content that affect the rendering, as text. */
const readLook = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const properties = [
      ...['display', 'position', 'color', 'background-color', 'border-top-width', 'border-top-color'],
      ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'gap'],
      ...['margin-top', 'margin-bottom', 'margin-left', 'padding-top', 'padding-bottom', 'padding-left'],
      ...[
        'width',
        'height',
        'min-height',
        'grid-template-columns',
        'align-items',
        'fill',
        'stroke',
        'stroke-width',
      ],
    ];
    return [...main.querySelectorAll('*')]
      .map((element) => {
        const style = getComputedStyle(element);
        const values = properties.map((property) => style.getPropertyValue(property));
        return `${element.tagName} ${element.textContent?.slice(0, 30)}: ${values.join(' | ')}`;
      })
      .join('\n');
  });

test('pages look the same when they are loaded and when they are reached by links from others', async ({
  page,
}) => {
  const loaded = new Map<string, string>();
  for (const path of new Set([...kinds, ...chain])) {
    await open(page, path);
    loaded.set(path, await readLook(page));
  }
  const reach = async (path: string, from: string) => {
    await visit(page, path);
    await frames(page);
    await expect.poll(() => readLook(page), `${path} from ${from}`).toBe(loaded.get(path));
  };
  await open(page, '/contact');
  for (const path of chain) await reach(path, 'the page before it');
  // A legal page has few rules, so that the next page inserts most of its own, in its own order.
  for (const path of kinds) {
    await open(page, '/terms');
    await reach(path, '/terms');
  }
});
