import { MIN_CONTRAST, paintedContrast, sliderAreas } from '../support/pixels';
import type { Box } from '../support/test';
import { expect, test, type Visitor } from './visitor';

/** An area of the window is painted with enough contrast. */
async function expectShapes(visitor: Visitor, name: string, area: Box): Promise<void> {
  const image = await visitor.browser.picture(area);
  if (!image) throw new Error('This engine has no forced colors.');
  const contrast = await paintedContrast((inPage, painted) => visitor.run(inPage, painted), image);
  expect.soft(contrast, name).toBeGreaterThanOrEqual(MIN_CONTRAST);
}

test('the header shows its button and the bar of the current item', async ({ visitor, readerColors }) => {
  await visitor.open('/industries/fintech');
  await visitor.finds(() => matchMedia('(forced-colors: active)').matches, true);
  await visitor.finds(() => matchMedia('(prefers-color-scheme: dark)').matches, readerColors === 'dark');
  const { x, y, width, height } = await visitor.sees({ css: 'nav[aria-label=Main] a[href="/industries"]' });
  await expectShapes(visitor, 'bar of the current item', { x, y: y + height - 4, width, height: 5 });
  await expectShapes(visitor, 'chevron', await visitor.sees({ css: '[aria-label="Services pages"]' }));
});

test('the slider, a field, a button and a figure show their shapes', async ({ visitor }) => {
  await visitor.open('/services/bowtie-leadership');
  await visitor.presses({ css: '[aria-pressed]', text: 'Seed' });
  const slider = await visitor.sees({ css: 'input[type=range]', value: '1' });
  for (const [name, area] of Object.entries(sliderAreas(slider))) await expectShapes(visitor, name, area);
  await visitor.open('/resources/blog');
  for (const css of ['[placeholder="Your email"]', 'main form button']) {
    await visitor.pointsAt({ css });
    const { x, y, width } = await visitor.sees({ css });
    await expectShapes(visitor, `edge of ${css}`, { x, y: y - 3, width, height: 6 });
  }
  await visitor.open('/how-we-work');
  await visitor.pointsAt({ css: 'main figure svg' });
  await expectShapes(visitor, 'figure', await visitor.sees({ css: 'main figure svg' }));
});
