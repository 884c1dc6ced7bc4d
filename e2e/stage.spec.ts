import type { Page } from '@playwright/test';
import { boxOf, expect, frames, open, styleOf, test } from './support/test';

const stages = ['Pre-Seed', 'Seed', 'Series A', 'Series B'] as const;
const SEED = 1;

/** Price and equity share of each package at each stage, written out. Half is rounded up. */
const priceList = {
  'Revenue Strategy & Design': ['$5,000 2%', '$10,000 1%', '$15,000 0.667%', '$20,000 0.5%'],
  'Bowtie Leadership': ['$4,000 0.75%', '$8,000 0.375%', '$12,000 0.25%', '$16,000 0.188%'],
  'Operational Backbone': ['$3,000 0.75%', '$6,000 0.375%', '$9,000 0.25%', '$12,000 0.188%'],
  'Product Design & Management': ['$4,000 0.75%', '$8,000 0.375%', '$12,000 0.25%', '$16,000 0.188%'],
  'Product Development': ['$5,000 2%', '$10,000 1%', '$15,000 0.667%', '$20,000 0.5%'],
} as const;

/** On their own pages the two $10,000 packages show 2 decimals. */
const ownPageOfTenThousand = ['$5,000 2%', '$10,000 1%', '$15,000 0.67%', '$20,000 0.5%'] as const;

const packagePages = {
  '/services/revenue-strategy': ownPageOfTenThousand,
  '/services/bowtie-leadership': priceList['Bowtie Leadership'],
  '/services/operational-backbone': priceList['Operational Backbone'],
  '/services/product-design': priceList['Product Design & Management'],
  '/services/development': ownPageOfTenThousand,
} as const;

const addOnPrices = ['$7,500', '$5,000', '$5,500', '$6,000', '$6,000'];

const slider = (page: Page) => page.getByRole('slider', { name: 'Company stage' });
const label = (page: Page, stage: string) =>
  page.getByRole('group', { name: 'Company stage' }).getByRole('button', { name: new RegExp(`^${stage}`) });

/** Slider, text and labels show this stage. */
async function expectStage(page: Page, position: number) {
  await expect(slider(page)).toHaveValue(String(position));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', stages[position] ?? '');
  for (const [index, stage] of stages.entries()) {
    await expect(label(page, stage)).toHaveAttribute('aria-pressed', String(index === position));
  }
}

/** `$10,000 1%` in the format of the page. */
function written(pair: string | undefined) {
  const [price, share] = (pair ?? '').split(' ');
  return { price: `${price}/month`, share: `${share} equity` };
}

/** The price and share of each package on the Services page, and no other text in that format. */
async function expectPriceList(page: Page, position: number) {
  for (const [name, pairs] of Object.entries(priceList)) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const { price, share } = written(pairs[position]);
    await expect(card).toContainText(price);
    await expect(card.getByText(share, { exact: true })).toBeVisible();
    await expect(card).toContainText(`at ${stages[position]}`);
    await expect(card.getByText(/\$/)).toHaveCount(1);
  }
}

async function expectInvestment(page: Page, pairs: readonly string[], position: number) {
  const { price, share } = written(pairs[position]);
  const main = page.getByRole('main');
  const investment = main.locator('dl').filter({ hasText: 'Investment' });
  await expect(investment).toContainText(price);
  await expect(investment.getByText(share, { exact: true })).toBeVisible();
}

/** Center of the thumb at a position, in px of the window. */
async function thumbAt(page: Page, position: number) {
  const { x, y, width, height } = await boxOf(slider(page));
  const thumbWidth = 32;
  return { x: x + thumbWidth / 2 + ((width - thumbWidth) * position) / 3, y: y + height / 2 };
}

const address = { services: '/services', package: '/services/bowtie-leadership' } as const;

for (const [kind, path] of Object.entries(address)) {
  test.describe(`the stage slider of the ${kind} page`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, path);
      await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    });

    test('starts at Seed, from 0 to 3, and says the stage by its name', async ({ page }) => {
      await expect(slider(page)).toHaveAttribute('min', '0');
      await expect(slider(page)).toHaveAttribute('max', '3');
      await expect(slider(page)).toHaveAttribute('step', '1');
      await expectStage(page, SEED);
    });

    test('follows the arrows by one, Home, End, Page Up and Page Down to the ends', async ({ page }) => {
      await slider(page).focus();
      const moves = [
        ['ArrowRight', 2],
        ['ArrowUp', 3],
        ['ArrowRight', 3],
        ['ArrowLeft', 2],
        ['ArrowDown', 1],
        ['End', 3],
        ['End', 3],
        ['Home', 0],
        ['ArrowLeft', 0],
        ['PageUp', 3],
        ['PageUp', 3],
        ['PageDown', 0],
        ['PageDown', 0],
      ] as const;
      for (const [key, position] of moves) {
        await page.keyboard.press(key);
        await expectStage(page, position);
      }
    });

    test('moves to each label that is pressed, and sets it bold and green', async ({ page }) => {
      const green = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.className = 'probe';
        document.body.append(probe);
        probe.style.color = 'var(--colors-action)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      expect(green).toBe('rgb(10, 107, 59)');
      for (const position of [3, 0, 2, 1]) {
        await label(page, stages[position] ?? '').click();
        await expectStage(page, position);
        await page.mouse.move(2, 300);
        for (const [index, stage] of stages.entries()) {
          const look = async () => ({
            bold: (await styleOf(label(page, stage), 'font-weight')) === '700',
            green: (await styleOf(label(page, stage), 'color')) === green,
          });
          await expect.poll(look).toEqual({ bold: index === position, green: index === position });
        }
      }
    });

    test('is dragged by the mouse, and jumps to a press on its track', async ({ page }) => {
      const from = await thumbAt(page, SEED);
      const to = await thumbAt(page, 3);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
      await expectStage(page, 2);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await expectStage(page, 3);
      const first = await thumbAt(page, 0);
      await page.mouse.click(first.x, first.y);
      await expectStage(page, 0);
    });

    test('announces each change once, and nothing where nothing changes', async ({ page }) => {
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText('');
      await status.evaluate((element) => {
        const texts: string[] = [];
        Object.assign(window, { texts });
        new MutationObserver(() => texts.push(element.textContent)).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      await slider(page).focus();
      await page.keyboard.press('End');
      await expectStage(page, 3);
      await page.keyboard.press('End');
      await label(page, 'Series A').click();
      await label(page, 'Series A').click();
      await expectStage(page, 2);
      await frames(page);
      const texts = await page.evaluate((): string[] => Reflect.get(window, 'texts'));
      expect(texts).toEqual([expect.stringContaining('Series B'), expect.stringContaining('Series A')]);
    });
  });
}

test.describe('the stage slider under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  for (const [kind, path] of Object.entries(address)) {
    test(`follows a tap on its track and on a label on the ${kind} page`, async ({ page }) => {
      await open(page, path);
      await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await frames(page);
      for (const position of [3, 0]) {
        const { x, y } = await thumbAt(page, position);
        await page.touchscreen.tap(x, y);
        await expectStage(page, position);
      }
      await label(page, 'Series A').tap();
      await expectStage(page, 2);
    });
  }
});

test.describe('prices', () => {
  for (const path of ['/services', '/what-we-do']) {
    test(`of all packages on ${path} follow the stage; those of the add-ons stay`, async ({ page }) => {
      await open(page, path);
      for (const [position, stage] of stages.entries()) {
        await label(page, stage).click();
        await expectPriceList(page, position);
        const addOns = page.getByRole('main').locator('a[href^="/services/"]').filter({ hasText: '$' });
        await expect(addOns).toHaveCount(addOnPrices.length);
        for (const [index, price] of addOnPrices.entries())
          await expect(addOns.nth(index)).toContainText(price);
      }
    });
  }

  for (const [path, pairs] of Object.entries(packagePages)) {
    test(`on ${path} follow the stage`, async ({ page }) => {
      await open(page, path);
      await expectInvestment(page, pairs, SEED);
      for (const [position, stage] of stages.entries()) {
        await label(page, stage).click();
        await expectInvestment(page, pairs, position);
      }
    });
  }

  test('keep the chosen stage for the visit, also on Back, and start at Seed when a document loads', async ({
    page,
  }) => {
    await open(page, '/services');
    await label(page, 'Series B').click();
    await expectPriceList(page, 3);
    await page.getByRole('link', { name: 'See the package: Bowtie Leadership' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowtie Leadership');
    await expectStage(page, 3);
    await label(page, 'Pre-Seed').click();
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expectStage(page, 0);
    await expectPriceList(page, 0);
    await open(page, '/services');
    await expectStage(page, SEED);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`of all packages stay in view while the stage changes (${viewport.width} px)`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/services');
      const prices = page.getByRole('list', { name: 'Fee per month and equity for one year' });
      for (const card of ['Revenue Strategy & Design', 'Product Development']) {
        await page.getByRole('heading', { level: 3, name: card, exact: true }).scrollIntoViewIfNeeded();
        await label(page, 'Series B').click();
        for (const item of await prices.getByRole('listitem').all())
          await expect(item).toBeInViewport({ ratio: 1 });
        await expect(prices.getByText('$20,000')).toHaveCount(2);
        await expect(slider(page)).toBeInViewport();
        await label(page, 'Seed').click();
      }
    });
  }

  test('are in the document at Seed, for those without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/services');
    await expectPriceList(page, SEED);
    await context.close();
  });
});
