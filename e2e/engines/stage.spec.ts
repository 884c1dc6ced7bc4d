import { PHONE, test } from './support/test';
import { button, heading, link, main, navigation, slider, type Visitor } from './support/visitor';

const stage = slider('Company stage');
const stages = ['Pre-Seed', 'Seed', 'Series A', 'Series B'] as const;
const bowtiePrices = ['$4,000', '$8,000', '$12,000', '$16,000'] as const;

/** The slider shows a stage, and the package its price. */
async function showsStage(visitor: Visitor, position: number): Promise<void> {
  await visitor.sees(stage, { value: String(position) });
  await visitor.sees(main(), { text: expectText(`${bowtiePrices[position]}/month`) });
}

const expectText = (part: string) => ({ asymmetricMatch: (text: unknown) => String(text).includes(part) });

test.describe('the stage slider', () => {
  test.beforeEach(({ visitor }) => visitor.open('/services/bowtie-leadership'));

  test('follows the keys to its ends', async ({ visitor }) => {
    await showsStage(visitor, 1);
    await visitor.presses(button(/^Seed/));
    await visitor.run(() => document.querySelector<HTMLElement>('input[type=range]')?.focus());
    for (const [key, position] of [
      ['ArrowRight', 2],
      ['ArrowUp', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['End', 3],
      ['PageDown', 0],
      ['PageUp', 3],
    ] as const) {
      await visitor.key(key);
      await showsStage(visitor, position);
    }
  });

  test('moves to a label that is pressed, and keeps the stage for the visit', async ({ visitor }) => {
    for (const position of [3, 0, 2]) {
      await visitor.presses(button(new RegExp(`^${stages[position]}`)));
      await showsStage(visitor, position);
    }
    await visitor.presses(link('Services', navigation('Main')));
    await visitor.isAt('/services');
    await visitor.sees(stage, { value: '2' });
    await visitor.browser.back();
    await showsStage(visitor, 2);
    await visitor.browser.reload();
    await visitor.isReady();
    await showsStage(visitor, 1);
  });

  test('is dragged', async ({ visitor }) => {
    await visitor.presses(button(/^Seed/));
    const { box } = await visitor.sees(stage);
    const y = box.y + box.height / 2;
    await visitor.browser.drag([
      { x: box.x + 16 + (box.width - 32) / 3, y },
      { x: box.x + box.width - 16, y },
    ]);
    await showsStage(visitor, 3);
  });

  test('keeps a press on a stage that came before the bundle', async ({ visitor, site }) => {
    await visitor.browser.resize(PHONE.width, PHONE.height);
    const deliver = site.hold(/\/assets\/main-.*\.js/);
    await visitor.openEarly('/services/bowtie-leadership');
    await visitor.sees(heading());
    await visitor.presses(button(/^Series B/));
    deliver();
    await visitor.isReady();
    await showsStage(visitor, 3);
  });
});
