import type { Page } from '@playwright/test';
import { feeText } from '../support/prices';
import { BUNDLE, expect, frames, hold, open, ready, test } from '../support/test';

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

const changes = [
  ['a translator has replaced the texts', translate],
  ['extensions have added elements and attributes', extend],
] as const;

for (const [what, change] of changes) {
  test(`before hydration ${what}: every page works, and nothing is there twice`, async ({ page, faults }) => {
    faults.allow(/Hydration did not match/);
    const release = await hold(page, BUNDLE);
    for (const path of ['/', '/services', '/contact', '/resources/blog']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const before = await readText(page);
      await change(page);
      release();
      await ready(page);
      await isHydrated(page);
      // React renders a block again that it could not hydrate, and may hold it back for a moment.
      await expect.poll(() => readText(page)).toEqual(before);
      await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guides, webinars/);
    }
  });
}

/** What visitors do, by page, with a text that is there when it has had its effect. */
const visits: readonly (readonly [string, (page: Page) => Promise<unknown>, string])[] = [
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
      await page.keyboard.press('End');
    },
    `${feeText('bowtie-leadership', 'seriesB')}/month`,
  ],
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
];

for (const [path, act, effect] of visits) {
  test(`a translated page says the same as any other after the same actions: ${path}`, async ({ page }) => {
    const texts: (readonly string[])[] = [];
    for (const isTranslated of [false, true]) {
      await open(page, path);
      await expect(page.getByText('Loading form...')).toHaveCount(0);
      await isHydrated(page);
      if (isTranslated) await translate(page);
      await act(page);
      await frames(page);
      texts.push(await readText(page));
    }
    expect(texts[1]?.join('\n')).toContain(effect);
    expect(texts[1]).toEqual(texts[0]);
    await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guides, webinars/);
  });
}
