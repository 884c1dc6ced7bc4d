import { MIN_CONTRAST, paintedContrast, sliderAreas } from '../../support/pixels';
import type { Box } from '../../support/test';
import { expect, test } from './test';
import { button, field, link, linkTo, main, navigation, slider, type Visitor } from './visitor';

/** An area of the window is painted with enough contrast. */
async function showsShapes(visitor: Visitor, name: string, area: Box): Promise<void> {
  const image = await visitor.browser.picture(area);
  if (!image) throw new Error('This engine takes no pictures.');
  const contrast = await paintedContrast(async (inPage, painted) => visitor.run(inPage, painted), image);
  expect.soft(contrast, name).toBeGreaterThanOrEqual(MIN_CONTRAST);
}

/** Tests of forced colors on a light or a dark ground: a window has one of them for all of its tests. */
export function forcedColorTests(scheme: 'light' | 'dark'): void {
  test.describe(`in forced colors, ${scheme},`, () => {
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a hook needs from its pattern.
    test.beforeEach(({}, { project }) => {
      test.skip(project.name !== 'firefox', 'Of the two engines, Firefox has forced colors.');
    });

    test('the header shows its button, the bar of the current item and the edges of a menu', async ({
      visitor,
    }) => {
      await visitor.open('/industries/fintech');
      expect(await visitor.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const isDark = await visitor.run(() => matchMedia('(prefers-color-scheme: dark)').matches);
      expect(isDark).toBe(scheme === 'dark');
      const { box: current } = await visitor.sees(linkTo('/industries', navigation('Main')));
      const { x, y, width, height } = current;
      await showsShapes(visitor, 'bar of the current item', { x, y: y + height - 4, width, height: 5 });
      const chevron = button('Services pages', navigation('Main'));
      await showsShapes(visitor, 'chevron', (await visitor.sees(chevron)).box);
      await visitor.presses(chevron);
      await visitor.sees(chevron, { expanded: 'true' });
      const { box: last } = await visitor.sees(link(/^Product Development/, navigation('Main')));
      const below = last.y + last.height;
      await showsShapes(visitor, 'lower edge of the menu', { x: 0, y: below, width: 30, height: 120 });
    });

    test('the stage slider shows its line and its thumb', async ({ visitor }) => {
      await visitor.open('/services/bowtie-leadership');
      await visitor.presses(button(/^Seed/));
      const { box } = await visitor.sees(slider('Company stage'), { value: '1' });
      for (const [name, area] of Object.entries(sliderAreas(box))) await showsShapes(visitor, name, area);
    });

    test('fields and buttons have edges', async ({ visitor }) => {
      await visitor.open('/resources/blog');
      for (const target of [field('Your email', main()), button('Subscribe', main())]) {
        await visitor.pointsAt(target);
        const { x, y, width } = (await visitor.sees(target)).box;
        await showsShapes(visitor, `edge of the ${target.role}`, { x, y: y - 3, width, height: 6 });
      }
    });

    test('figures can be seen', async ({ visitor }) => {
      for (const path of ['/', '/how-we-work', '/technologies/rag']) {
        await visitor.open(path);
        const area = await visitor.run(() => {
          const figure = [...document.querySelectorAll('main svg')].find(
            (svg) => svg.checkVisibility() && svg.getBoundingClientRect().width > 100,
          );
          figure?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width, height } = figure?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, height };
        });
        expect(area.width, path).toBeGreaterThan(0);
        await showsShapes(visitor, `figure of ${path}`, area);
      }
    });
  });
}
