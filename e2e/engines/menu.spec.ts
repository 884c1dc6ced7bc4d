import { expect, PHONE, test } from './support/test';
import { banner, button, heading, link, linkTo, main, navigation } from './support/visitor';

const menu = navigation('Main');
const chevron = (name: string) => button(`${name} pages`, menu);

test.describe('the menu of a desktop', () => {
  test.beforeEach(({ visitor }) => visitor.open('/about'));

  test('has one dropdown open at a time, by mouse', async ({ visitor }) => {
    await visitor.presses(chevron('Industries'));
    await visitor.sees(chevron('Industries'), { expanded: 'true' });
    await visitor.presses(chevron('Services'));
    await visitor.sees(chevron('Services'), { expanded: 'true' });
    await visitor.sees(chevron('Industries'), { expanded: 'false' });
    await visitor.presses(linkTo('/services/bowtie-leadership', menu));
    await visitor.isAt('/services/bowtie-leadership');
    await visitor.sees(chevron('Services'), { expanded: 'false' });
  });

  test('opens by keyboard, and Escape gives the focus back to the chevron', async ({ visitor }) => {
    await visitor.run(() => document.querySelector<HTMLElement>('nav [aria-expanded]')?.focus());
    await visitor.key('Enter');
    await visitor.sees(chevron('Industries'), { expanded: 'true', isFocused: true });
    await visitor.key('ArrowDown');
    await visitor.sees(linkTo('/industries/fintech', menu));
    await visitor.finds(() => document.activeElement?.tagName === 'A', true);
    await visitor.key('Escape');
    await visitor.sees(chevron('Industries'), { expanded: 'false', isFocused: true });
  });

  test('closes a dropdown at a press outside', async ({ visitor }) => {
    await visitor.presses(chevron('Technologies'));
    await visitor.sees(chevron('Technologies'), { expanded: 'true' });
    await visitor.browser.click({ x: 20, y: 780 });
    await visitor.sees(chevron('Technologies'), { expanded: 'false' });
  });

  test('marks the current page', async ({ visitor }) => {
    await visitor.presses(link('Contact', menu));
    await visitor.isAt('/contact');
    await visitor.sees(link('Contact', menu), { current: 'page' });
  });
});

test.describe('the menu of a phone', () => {
  const burger = button('Menu', banner());
  const phoneMenu = navigation('Mobile');
  const sublist = (name: string) => button(`${name} pages`, phoneMenu);

  test.beforeEach(async ({ visitor }) => {
    await visitor.browser.resize(PHONE.width, PHONE.height);
    await visitor.open('/about');
  });

  test('opens sub-lists one at a time, and a link of one leads to its page', async ({ visitor }) => {
    await visitor.presses(burger);
    await visitor.sees(burger, { expanded: 'true' });
    await visitor.presses(sublist('Industries'));
    await visitor.sees(sublist('Industries'), { expanded: 'true' });
    await visitor.presses(sublist('Services'));
    await visitor.sees(sublist('Services'), { expanded: 'true' });
    await visitor.sees(sublist('Industries'), { expanded: 'false' });
    await visitor.presses(linkTo('/services/development', phoneMenu));
    await visitor.isAt('/services/development');
    await visitor.misses(phoneMenu);
    await visitor.sees(heading(undefined, main()), { isFocused: true });
  });

  test('closes with Escape and gives the focus back to the burger', async ({ visitor }) => {
    await visitor.presses(burger);
    await visitor.sees(phoneMenu);
    await visitor.key('Escape');
    await visitor.misses(phoneMenu);
    await visitor.sees(burger, { expanded: 'false', isFocused: true });
  });

  test('is answered before the bundle has arrived', async ({ visitor, site }) => {
    const deliver = site.hold(/\/assets\/main-.*\.js/);
    await visitor.openEarly('/about');
    await visitor.presses(burger);
    await visitor.sees(burger, { expanded: 'true' });
    await visitor.sees(phoneMenu);
    deliver();
    await visitor.isReady();
    await visitor.sees(burger, { expanded: 'true' });
    expect(await visitor.look(phoneMenu)).toHaveLength(1);
  });
});
