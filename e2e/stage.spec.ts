import type { Locator, Page } from '@playwright/test';
import { feeTexts } from '../tests/support/priceList';
import { boxOf, centreOf, expect, frames, open, styleOf, test } from './support/test';

const stages = ['Pre-Seed', 'Seed', 'Series A', 'Series B'] as const;
const SEED = 1;
const THUMB_PX = 32;
/** The color of an action in the light scheme. */
const GREEN = 'rgb(10, 107, 59)';

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
  // The drawn thumb is where the range has its own, above the middle of its label.
  const middle = async (target: Locator) => (await centreOf(target)).x;
  const drawn = slider(page).locator('xpath=following-sibling::*[1]');
  const text = await middle(label(page, stages[position] ?? ''));
  await expect.poll(() => middle(drawn)).toBeCloseTo(text, 0);
  expect((await thumbAt(page, position)).x).toBeCloseTo(text, 0);
}

/** Center of the thumb at a position, in px of the window. */
async function thumbAt(page: Page, position: number) {
  const { x, y, width, height } = await boxOf(slider(page));
  return { x: x + THUMB_PX / 2 + ((width - THUMB_PX) * position) / 3, y: y + height / 2 };
}

async function openSlider(page: Page) {
  await open(page, '/services');
  await showSlider(page, 'center');
}

async function showSlider(page: Page, block: 'center' | 'start') {
  await slider(page).evaluate((element, position) => {
    element.scrollIntoView({ block: position, behavior: 'instant' });
  }, block);
  await frames(page);
}

/** The stage changes while all prices and the slider are in the window. */
async function expectPricesInWindow(page: Page) {
  await showSlider(page, 'start');
  for (const [stage, fees] of [
    ['Series B', feeTexts('seriesB')],
    ['Seed', feeTexts('seed')],
  ] as const) {
    await label(page, stage).click();
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
    const prices = page.getByRole('article').getByText(/^\$[\d,]+\/month$/);
    await expect(prices).toContainText(fees);
    for (const price of await prices.all()) await expect(price, stage).toBeInViewport({ ratio: 1 });
  }
}

test('a stage is chosen by its label, which is bold and green, by dragging and on the track; all prices stay in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSlider(page);

  await test.step('the label that is pressed is the stage, bold and green', async () => {
    for (const position of [3, SEED]) {
      await label(page, stages[position] ?? '').click();
      await expectStage(page, position);
      await page.mouse.move(2, 300);
      for (const [index, stage] of stages.entries()) {
        const styles = async () => ({
          isBold: (await styleOf(label(page, stage), 'font-weight')) === '700',
          isGreen: (await styleOf(label(page, stage), 'color')) === GREEN,
        });
        await expect
          .poll(styles, `${stage} at ${stages[position]}`)
          .toEqual({ isBold: index === position, isGreen: index === position });
      }
    }
  });

  await test.step('the thumb follows the mouse', async () => {
    const from = await thumbAt(page, SEED);
    const to = await thumbAt(page, 3);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
    await expectStage(page, 2);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expectStage(page, 3);
  });

  await test.step('the thumb jumps to a press on the track', async () => {
    const first = await thumbAt(page, 0);
    await page.mouse.click(first.x, first.y);
    await expectStage(page, 0);
  });

  await test.step('the prices of all packages are in the window', () => expectPricesInWindow(page));
});

test.describe('under a finger, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 740 } });

  test('the slider follows a tap on its track and on a label, and all prices stay in the window', async ({
    page,
  }) => {
    await openSlider(page);
    for (const position of [3, 0]) {
      const { x, y } = await thumbAt(page, position);
      await page.touchscreen.tap(x, y);
      await expectStage(page, position);
    }
    await label(page, 'Series A').tap();
    await expectStage(page, 2);
    await test.step('the prices of all packages are in the window', () => expectPricesInWindow(page));
  });
});
