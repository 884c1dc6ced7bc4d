import type { Page } from '@playwright/test';
import { feeText } from '../../tests/support/priceList';
import { BUNDLE, expect, frames, hold, open, ready, test, visit } from '../support/test';

/** Wraps each text in two `font` elements, as the translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (node instanceof Text && node.data.trim() && !parentElement?.closest('script, style, noscript, svg'))
        texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.className += ' translated-ltr';
  });

/** What password managers, writing assistants and dark modes add. */
const extend = (page: Page) =>
  page.evaluate(() => {
    Object.assign(document.documentElement.dataset, { extension: 'on', darkreaderMode: 'dynamic' });
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('extension-root'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lastpass-icon-root', '');
      field.insertAdjacentHTML('afterend', '<div class="icon"></div>');
    }
  });

/** What a visitor reads on the page: the visible text of the main landmark. */
const readText = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((element: HTMLElement) => element.innerText.split(/\s*\n\s*/));

/** Waits until React has taken over every block of the page; it hydrates one after another. */
const isHydrated = (page: Page) =>
  expect
    .poll(() =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('section')].every((block) => {
          const first = block.querySelector('h1, h2, h3, p, a') ?? block;
          return Object.keys(first).some((key) => key.startsWith('__reactFiber'));
        }),
      ),
    )
    .toBe(true);

/** Follows a link of the header, whose text may be translated. */
async function expectNavigation(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Notes, guides/);
}

/** Changes before hydration, each with two pages: how a block is rendered again does not depend on the page. */
const changes = [
  ['a translator has replaced the texts', translate, ['/services', '/contact']],
  ['extensions have added elements and attributes', extend, ['/', '/resources/blog']],
] as const;

for (const [what, change, paths] of changes) {
  test(`before hydration ${what}: pages work, and nothing is there twice`, async ({ page, faults }) => {
    faults.allow(/^console: .*Minified React error #418/);
    const release = await hold(page, BUNDLE);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const before = await readText(page);
      await change(page);
      release();
      await ready(page);
      await isHydrated(page);
      // React renders a block again that it could not hydrate, and may hold it back for a moment.
      await expect.poll(() => readText(page), path).toEqual(before);
      await expectNavigation(page);
    }
  });
}

/**
 * What visitors do, by page, with a text that is there when it has had its effect. The contact page comes first: with a
 * total, it has the built-in form only.
 */
const visits: readonly (readonly [string, (page: Page) => Promise<unknown>, string])[] = [
  [
    '/contact',
    async (page) => {
      const click = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
      await click('Click here.');
      await click('Send Message');
      await click('Try the HubSpot form instead');
      await click('Click here.');
    },
    'Try the HubSpot form instead',
  ],
  [
    '/services',
    async (page) => {
      await page.getByRole('slider', { name: 'Company stage' }).focus();
      await page.keyboard.press('End');
      await page.getByRole('checkbox').first().check();
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('checkbox').first().uncheck();
    },
    feeText('bowtie-leadership', 'seriesB'),
  ],
  [
    '/services/bowtie-leadership',
    async (page) => {
      await page.getByRole('slider').focus();
      await page.keyboard.press('Home');
    },
    `${feeText('bowtie-leadership', 'preSeed')}/month`,
  ],
];

/** The texts of the pages after the actions of a visitor, who navigates from page to page. */
async function textsAfterVisits(
  page: Page,
  isTranslated: boolean,
): Promise<Record<string, readonly string[]>> {
  const texts: Record<string, readonly string[]> = {};
  for (const [index, [path, act]] of visits.entries()) {
    await test.step(`${path}${isTranslated ? ', translated' : ''}`, async () => {
      // The first page is hydrated, and the others are rendered.
      if (index === 0) {
        await open(page, path);
        await isHydrated(page);
      } else await visit(page, path);
      // The blocks below the first screen render after it is painted.
      await expect(page.getByRole('main').locator('section:empty')).toHaveCount(0);
      await expect(page.getByText('Loading form...')).toHaveCount(0);
      if (isTranslated) await translate(page);
      await act(page);
      await frames(page);
      texts[path] = await readText(page);
      await expectNavigation(page);
    });
  }
  return texts;
}

test('translated pages say the same as others after the same actions', async ({ page }) => {
  const original = await textsAfterVisits(page, false);
  const translated = await textsAfterVisits(page, true);
  for (const [path, , effect] of visits) expect(translated[path]?.join('\n'), path).toContain(effect);
  expect(translated).toEqual(original);
});
