import { childrenOf } from '../src/routes/navigation';
import { boxOf, expect, open, test } from './support/test';

const pages = ['/technologies', ...childrenOf('/technologies').map(({ path }) => path)];
const MIN_LABEL_PX = 14;

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const path of pages) {
      test(`${path} shows its button in the first screen, and labels of at least 14 px`, async ({ page }) => {
        await open(page, path);
        const button = page.getByRole('main').getByRole('link', { name: /^Schedule a / });
        const { y, height: buttonHeight } = await boxOf(button.first());
        expect(y + buttonHeight).toBeLessThanOrEqual(height);

        const sizes = await page
          .locator('main figure svg text:visible')
          .evaluateAll((labels) =>
            labels.map((label) =>
              label instanceof SVGTextElement
                ? Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0)
                : 0,
            ),
          );
        for (const size of sizes) expect(size).toBeGreaterThanOrEqual(MIN_LABEL_PX);
      });
    }
  });
}
